/** The weights (0 to 1) that a header of the `Accept-…` kind gives to what it names, in lower case (RFC 9110, 12.4.2). */
export const acceptedWeights = (header: string | undefined): ReadonlyMap<string, number> =>
  new Map(
    (header ?? "").split(",").map((item) => {
      const [name = "", ...parameters] = item
        .toLowerCase()
        .split(";")
        .map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith("q="));
      return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
    }),
  );

/** The weight that such a header gives to one name, or else to all that it does not name; 0 where it wants none. */
export const weightOf = (header: string | undefined, name: string): number => {
  const weights = acceptedWeights(header);
  return weights.get(name) ?? weights.get("*") ?? 0;
};
