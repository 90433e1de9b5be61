/** What a form holds: a value for each of its fields, plain enough to be compared. */
export type Draft<D> = { readonly [Field in keyof D]: string | boolean };

/** A field that somebody else changed while a form was open (D37). */
export interface Difference<D extends Draft<D>> {
  readonly field: keyof D & string;
  /** What the form was opened on. */
  readonly before: string | boolean;
  /** What it is now, by somebody else. */
  readonly theirs: string | boolean;
  /** What the form says. */
  readonly mine: string | boolean;
}

const isField =
  <D extends object>(draft: D) =>
  (name: string): name is keyof D & string =>
    Object.hasOwn(draft, name);

const fieldsOf = <D extends Draft<D>>(draft: D): ReadonlyArray<keyof D & string> =>
  Object.keys(draft).filter(isField(draft));

/** What somebody else changed since a form was opened, and otherwise than the form does, field by field (D37). */
export const differences = <D extends Draft<D>>(
  before: D,
  theirs: D,
  mine: D,
): ReadonlyArray<Difference<D>> =>
  fieldsOf(before).flatMap((field) => {
    const [was, is, wanted] = [before[field], theirs[field], mine[field]];
    return was === undefined || is === undefined || wanted === undefined || was === is || is === wanted
      ? []
      : [{ field, before: was, theirs: is, mine: wanted }];
  });

export const isSameDraft = <D extends Draft<D>>(a: D, b: D): boolean =>
  fieldsOf(a).every((field) => a[field] === b[field]);

/**
 * What a form says once somebody has decided for each field that others changed whose value it is to be; what they
 * changed and the person left alone is theirs (D37).
 */
export const settled = <D extends Draft<D>>(
  found: ReadonlyArray<Difference<D>>,
  mine: D,
  kept: ReadonlySet<keyof D & string>,
): D => ({
  ...mine,
  ...Object.fromEntries(
    found.filter(({ field }) => !kept.has(field)).map(({ field, theirs }) => [field, theirs]),
  ),
});
