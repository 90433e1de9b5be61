import * as HttpApi from "effect/http-api/HttpApi";
import { Api } from "./api.ts";
import { type Operation, operationOf } from "./operations.ts";

/** An operation of the contract as a table shows it; the path has `:name` where a value stands. */
export interface OperationRow {
  readonly name: Operation;
  readonly method: string;
  readonly path: string;
}

export const operations = (): ReadonlyArray<OperationRow> => {
  const rows: Array<OperationRow> = [];
  HttpApi.reflect(Api, {
    onGroup: () => undefined,
    onEndpoint: ({ group, endpoint }) => {
      rows.push({
        name: operationOf(group.identifier, endpoint.identifier),
        method: endpoint.method,
        path: endpoint.path,
      });
    },
  });
  return rows;
};
