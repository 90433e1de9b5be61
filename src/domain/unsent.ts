import type { Deed } from "./change.ts";
import type { Target } from "./deletion.ts";

/** What was confirmed of one thing and never sent, because the session or the page ended before. */
export interface Unsent {
  readonly deed: "Delete" | "Undo" | Deed;
  readonly target: Pick<Target, "_tag" | "name">;
}
