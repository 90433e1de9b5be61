import type * as HttpApi from "effect/http-api/HttpApi";
import type { Api } from "./api.ts";

export type Groups = typeof Api extends HttpApi.HttpApi<string, infer G> ? G : never;
type NamesIn<G> = G extends { readonly identifier: infer Name extends string; readonly endpoints: infer E }
  ? `${Name}.${keyof E & string}`
  : never;
type EndpointIn<G, Name> = G extends { readonly identifier: infer Named; readonly endpoints: infer E }
  ? Name extends `${Named & string}.${infer Endpoint extends keyof E & string}`
    ? E[Endpoint]
    : never
  : never;

/** An operation of the contract by group and name. */
export type Operation = NamesIn<Groups>;

export type Group = Operation extends `${infer Name}.${string}` ? Name : never;

type InGroup = Operation extends `${string}.${infer Rest}` ? Rest : never;

export const partsOf = (operation: Operation) => operation.split(".") as [group: Group, name: InGroup];

/** The operation that a group of the contract has by a name, as its description tells them. */
export const operationOf = (group: string, name: string) => `${group}.${name}` as Operation;

/** What the contract says of an operation. */
export type EndpointOf<O extends Operation> = EndpointIn<Groups, O>;
