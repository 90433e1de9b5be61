import type { Figure } from "../../../domain/dashboard.ts";
import type { Read } from "../../../machines/app.ts";

/** A figure as it was read; one that could not be asked for at all has failed. */
export const figureOf = (read: Read<Figure>): Figure =>
  read._tag === "Success" ? read.success : { _tag: "Failed", failure: read.failure };
