import { contractDocument, operationsIn } from "../../../src/adapters/contract/document.ts";

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

/** Every operation of the published document. */
export const documentedOperations = (): ReadonlyArray<DocumentedOperation> => {
  const document = contractDocument();
  const groups = new Map(document.tags.map(({ description, name }) => [name, description]));
  return operationsIn(document).map(({ description, operationId, responses, tags: [group] }) => {
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
  });
};
