import { MASK } from "./confidential.ts";
import { type Draft, isSameDraft } from "./editing.ts";
import type { ResourceName } from "./resources.ts";

/** What the fields of a form hold, whichever form it is. */
export type Fields = Readonly<Record<string, string | boolean>>;

/** What tells the form of a record, or of a new one, from every other; a form within it adds a stroke and a word. */
export const formOf = (resource: ResourceName, id = "new"): string => `${resource}/${id}`;

/** The name of the form of a new record that begins as another one. */
export const formOfCopy = (resource: ResourceName, id: string): string => `${formOf(resource)}?from=${id}`;

/** What was typed into a form and not saved yet (D61). */
export interface KeptDraft {
  /** What the form said before anybody typed: where the record says something else by now, others changed it (D37). */
  readonly before: Fields;
  readonly typed: Fields;
}

declare const secret: unique symbol;

/** A field that is never kept (D61): a password, a date of birth, a token. */
export type Secret = string & { readonly [secret]?: true };

/** The fields of a form that are never kept, and none of them left out. */
export type Secrets<D> = {
  readonly [Field in keyof D as typeof secret extends keyof D[Field] ? Field : never]: true;
};

/** A draft whose secrets are masked where it is printed, logged, kept or sent as part of anything else. */
export const sealed = <D extends Draft<D>>(draft: D, secrets: Secrets<D>): D =>
  Object.defineProperty({ ...draft }, "toJSON", {
    value: () => ({ ...draft, ...Object.fromEntries(Object.keys(secrets).map((field) => [field, MASK])) }),
  });

const withoutSecrets = <D extends Draft<D>>(draft: D, secrets: Secrets<D>): Fields =>
  Object.fromEntries(
    Object.entries<string | boolean>({ ...draft }).filter(([field]) => !Object.hasOwn(secrets, field)),
  );

/** What of a form is kept: nothing where all that may be kept says what the record does. */
export const draftToKeep = <D extends Draft<D>>(
  { before, typed, saved }: Readonly<Record<"before" | "typed" | "saved", D>>,
  secrets: Secrets<D>,
): KeptDraft | undefined => {
  const kept = withoutSecrets(typed, secrets);
  return isSameDraft(kept, withoutSecrets(saved, secrets))
    ? undefined
    : { before: withoutSecrets(before, secrets), typed: kept };
};

/** What a form says with what was kept of its fields; an older console may have kept others. */
export const restored = <D extends Draft<D>>(saved: D, kept: Fields): D => ({
  ...saved,
  ...Object.fromEntries(
    Object.entries<string | boolean>({ ...saved })
      .map(([field, value]) => [field, kept[field] ?? value] as const)
      .filter(([field, value]) => typeof value === typeof Reflect.get(saved, field)),
  ),
});
