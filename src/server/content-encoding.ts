import type { Representation, SiteFile } from "./site-files.ts";

/** The weights (0 to 1) that an `Accept-Encoding` header gives to the encodings it names (RFC 9110, 12.5.3). */
const weightsOf = (acceptEncoding: string): ReadonlyMap<string, number> =>
  new Map(
    acceptEncoding.split(",").map((item) => {
      const [name = "", ...parameters] = item
        .toLowerCase()
        .split(";")
        .map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith("q="));
      return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
    }),
  );

/**
 * The form of `file` that the client wants most: the highest weight, then the smallest form. The plain one when
 * nothing else fits, even if the client refuses it, since an answer serves better than 406.
 */
export const preferredForm = (
  file: SiteFile,
  acceptEncoding: string | undefined,
): Representation | undefined => {
  const weights = weightsOf(acceptEncoding ?? "");
  const weightOf = (encoding: Representation["encoding"]) =>
    weights.get(encoding) ?? (encoding === "identity" ? Number.MIN_VALUE : (weights.get("*") ?? 0));
  return file.representations
    .filter(({ encoding }) => encoding === "identity" || weightOf(encoding) > 0)
    .toSorted((one, other) => weightOf(other.encoding) - weightOf(one.encoding))[0];
};
