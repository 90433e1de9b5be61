import { acceptedWeights, weightOf } from "../../adapters/backend/http/accepted-weights.ts";
import type { Representation, SiteFile } from "./site-files.ts";

/**
 * The form of `file` that the client wants most: the highest weight, of equal ones the first listed. The plain
 * one when nothing else fits, even if the client refuses it, since an answer serves better than 406.
 */
export const preferredForm = (
  file: SiteFile,
  acceptEncoding: string | undefined,
): Representation | undefined => {
  const wanted = (encoding: Representation["encoding"]) =>
    encoding === "identity"
      ? (acceptedWeights(acceptEncoding).get(encoding) ?? Number.MIN_VALUE)
      : weightOf(acceptEncoding, encoding);
  return file.representations
    .filter(({ encoding }) => encoding === "identity" || wanted(encoding) > 0)
    .toSorted((one, other) => wanted(other.encoding) - wanted(one.encoding))[0];
};
