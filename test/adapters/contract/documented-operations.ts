import * as OpenApi from "effect/http-api/OpenApi";
import { Api } from "../../../src/adapters/contract/api.ts";

/** One operation as the published OpenAPI document tells of it. */
export interface DocumentedOperation {
  readonly name: string;
  readonly description: string | undefined;
  /** What the document says of the whole group. */
  readonly ofGroup: string | undefined;
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
  const { paths, tags } = OpenApi.fromApi(Api);
  const groups = new Map(tags.map(({ description, name }) => [name, description]));
  return Object.values(paths).flatMap((methods) =>
    Object.values(methods)
      .filter(isOperation)
      .map(({ description, operationId, responses, tags: [group = ""] }) => {
        const answers = Object.entries(responses);
        return {
          name: operationId,
          description,
          ofGroup: groups.get(group),
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
