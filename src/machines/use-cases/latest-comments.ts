import * as Effect from "effect/Effect";
import type { Id } from "../../domain/id.ts";
import { latestFirst } from "../../domain/instant.ts";
import { Comments } from "../../domain/ports/comments.ts";
import type { Records } from "../../domain/records.ts";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import type { UserComment } from "../../domain/user-comment.ts";
import { identified } from "./identified.ts";
import { firstOf } from "./related.ts";

/** The latest comments of a record, and how many it has; all of them where the backend does not list them. */
export const latestComments = <Of extends "user" | "kitchen" | "tribe">(
  of: Of,
  all: (id: Id<Of>) => Effect.Effect<Records<UserComment>, RemoteFailure, Comments>,
) =>
  identified((id: Id<Of>) =>
    Effect.gen(function* () {
      const { list } = yield* Comments;
      const latest = yield* firstOf(list, { [of]: id }, { sort: "time", direction: "descending" });
      if (latest !== undefined) return latest;
      const { items } = yield* all(id);
      return { items: latestFirst(items), total: items.length };
    }),
  );
