import { acceptedWeights } from "../../adapters/backend/http/accepted-weights.ts";
import type { Representation, SiteFile } from "./site-files.ts";

/**
 * The form of `file` that the client wants most: the highest weight, then the smallest form. The plain one when
 * nothing else fits, even if the client refuses it, since an answer serves better than 406.
 */
export const preferredForm = (
  file: SiteFile,
  acceptEncoding: string | undefined,
): Representation | undefined => {
  const weights = acceptedWeights(acceptEncoding);
  const weightOf = (encoding: Representation["encoding"]) =>
    weights.get(encoding) ?? (encoding === "identity" ? Number.MIN_VALUE : (weights.get("*") ?? 0));
  return file.representations
    .filter(({ encoding }) => encoding === "identity" || weightOf(encoding) > 0)
    .toSorted((one, other) => weightOf(other.encoding) - weightOf(one.encoding))[0];
};
