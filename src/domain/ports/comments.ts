import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { UserComment, NewComment } from "../user-comment.ts";
import type { Id } from "../id.ts";
import type { Records } from "../records.ts";
import type { RemoteFailure } from "../remote-failure.ts";
import type { Contributions } from "./contributions.ts";

/** What people say about kitchens and in tribes (§7, Comments). */
export class Comments extends Context.Service<
  Comments,
  Contributions<UserComment, Id<"comment">, NewComment> & {
    /** The comments in one tribe; none where there is no such tribe. */
    readonly ofTribe: (id: Id<"tribe">) => Effect<Records<UserComment>, RemoteFailure>;
  }
>()("domain/ports/Comments") {}
