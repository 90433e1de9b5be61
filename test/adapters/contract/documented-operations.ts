import * as OpenApi from "effect/http-api/OpenApi";
import { Api } from "../../../src/adapters/contract/api.ts";

/** One operation as the published OpenAPI document tells of it. */
export interface DocumentedOperation {
  readonly name: string;
  readonly successes: ReadonlyArray<string>;
  /** The name of each failure by its number. */
  readonly failures: Readonly<Record<string, string>>;
}

const isSuccess = ([status]: readonly [string, unknown]): boolean => status.startsWith("2");

type PathItem = OpenApi.OpenAPISpecPathItem;

const isOperation = (part: PathItem[keyof PathItem]): part is OpenApi.OpenAPISpecOperation =>
  typeof part === "object" && "operationId" in part;

/** Every operation of the published document. */
export const documentedOperations = (): ReadonlyArray<DocumentedOperation> => {
  const { paths } = OpenApi.fromApi(Api);
  return Object.values(paths).flatMap((methods) =>
    Object.values(methods)
      .filter(isOperation)
      .map(({ operationId, responses }) => {
        const answers = Object.entries(responses);
        return {
          name: operationId,
          successes: answers.filter(isSuccess).map(([status]) => status),
          failures: Object.fromEntries(
            answers
              .filter((answer) => !isSuccess(answer))
              .map(([status, answer]) => [status, answer.description]),
          ),
        };
      }),
  );
};
