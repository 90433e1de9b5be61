import * as Effect from "effect/Effect";
import type { Arrangement } from "../../domain/list-request.ts";
import type { PageWindow } from "../../domain/paging.ts";
import type { Found, Records } from "../../domain/records.ts";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import { AT_LEAST_HEADER, TOTAL_HEADER } from "../contract/endpoints.ts";
import { askedFor } from "../contract/list-query.ts";
import type { Group } from "../contract/operations.ts";
import type { Reads } from "./reads.ts";

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

interface Asked {
  readonly params: PageWindow;
  readonly query: ReturnType<typeof askedFor>;
}

/** The records in a window, and those that a list asks for, of the same paged call. */
export const pagedBy =
  (cached: Reads["Service"]["cached"]) =>
  <A>(shown: Group, ask: (asked: Asked) => Effect.Effect<Answer<A>, RemoteFailure>) => ({
    page: cached(shown, (params: PageWindow) =>
      Effect.map(ask({ params, query: {} }), ({ body }): Records<A> => body),
    ),
    list: cached(shown, (params: PageWindow, arrangement: Arrangement) =>
      found(ask({ params, query: askedFor(arrangement) })),
    ),
  });
