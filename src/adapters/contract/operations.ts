import * as HttpApi from "effect/http-api/HttpApi";
import { Api } from "./api.ts";

type Groups = typeof Api extends HttpApi.HttpApi<string, infer G> ? G : never;
type OperationOf<G> = G extends {
  readonly identifier: infer Name extends string;
  readonly endpoints: infer E;
}
  ? `${Name}.${keyof E & string}`
  : never;

/** An operation of the contract by group and name. */
export type Operation = OperationOf<Groups>;

/** An operation of the contract as a table shows it; the path has `:name` where a value stands. */
export interface OperationRow {
  readonly name: string;
  readonly method: string;
  readonly path: string;
}

/** Every operation of the contract, in its order. */
export const operations = (): ReadonlyArray<OperationRow> => {
  const rows: Array<OperationRow> = [];
  HttpApi.reflect(Api, {
    onGroup: () => undefined,
    onEndpoint: ({ group, endpoint }) => {
      rows.push({
        name: `${group.identifier}.${endpoint.identifier}`,
        method: endpoint.method,
        path: endpoint.path,
      });
    },
  });
  return rows;
};
