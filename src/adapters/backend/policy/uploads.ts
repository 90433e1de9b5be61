import * as Context from "effect/Context";
import type { Id } from "../../../domain/id.ts";
import type { Pictures } from "../../../domain/ports/pictures.ts";

/** The pictures that somebody sends for records to name. */
export class Uploads extends Context.Service<
  Uploads,
  { readonly of: (sender: Id<"user">) => Pictures["Service"] }
>()("backend/Uploads") {}
