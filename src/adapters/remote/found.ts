import * as Effect from "effect/Effect";
import type { Found, Records } from "../../domain/records.ts";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import { AT_LEAST_HEADER, TOTAL_HEADER } from "../contract/endpoints.ts";

interface Answer<A> {
  readonly body: Records<A>;
  readonly headers: {
    readonly [TOTAL_HEADER]?: number | undefined;
    readonly [AT_LEAST_HEADER]?: number | undefined;
  };
}

/** What a search gave, and how many records match where the backend says so. */
export const found = <A>(
  asked: Effect.Effect<Answer<A>, RemoteFailure>,
): Effect.Effect<Found<A>, RemoteFailure> =>
  Effect.map(asked, ({ body, headers }) => ({
    ...body,
    total: headers[TOTAL_HEADER],
    atLeast: headers[AT_LEAST_HEADER],
  }));

/** The same without the number. */
export const plain = <A>(
  asked: Effect.Effect<Answer<A>, RemoteFailure>,
): Effect.Effect<Records<A>, RemoteFailure> => Effect.map(asked, ({ body }) => body);
