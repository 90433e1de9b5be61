import type { Effect } from "effect/Effect";
import type { Operation } from "../../../src/adapters/contract/operations.ts";
import type { Authentication } from "../../../src/domain/ports/authentication.ts";
import type { ReadingPorts } from "../../../src/machines/ports.ts";
import type { RemoteFailure } from "../../../src/domain/remote-failure.ts";
import { jsonAnswer } from "../fixtures-remote.ts";

/** A good answer and what a port makes of it. */
interface Good {
  readonly answer: () => Response;
  readonly value: unknown;
}

export const good = (sent: unknown, value: unknown = sent): Good => ({
  answer: () => jsonAnswer(sent),
  value,
});

/** A list of one record. */
export const listed = (sent: unknown, value: unknown): Good =>
  good([sent], { items: [value], unreadable: 0 });

/** What a search asks, and how that is spelled in an address. */
export const WINDOW = { first: 30, max: 10 };
export const QUERY = "ñ & a=b? #/%+";
export const QUERY_TEXT = "query=%C3%B1+%26+a%3Db%3F+%23%2F%25%2B&max=10&first=30";

/** One record of the 31 that a search found. */
export const found = (sent: unknown, value: unknown): Good => ({
  answer: () => jsonAnswer([sent], { headers: { "x-total-count": "31" } }),
  value: { items: [value], unreadable: 0, total: 31 },
});

/** An answer without a value. */
export const DONE: Good = { answer: () => new Response(null, { status: 204 }), value: undefined };

type Call = Effect<unknown, RemoteFailure, Authentication | ReadingPorts>;

/** By hand what a call through a port must send (§7), below `/api/v1/`, and make of a good answer. */
type Row = readonly [path: string, call: Call, good: Good, body?: string];

/** The calls of some groups of the contract. */
export type Calls<Group extends string> = Readonly<Record<Extract<Operation, `${Group}.${string}`>, Row>>;

/** One call through a port, what it sends and what comes of it. */
export interface PortCall extends Good {
  readonly operation: string;
  readonly call: Call;
  readonly method: string;
  readonly path: string;
  readonly body: string;
}
