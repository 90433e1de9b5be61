import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import type { KeptDraft } from "../../domain/drafts.ts";
import type { Drafts } from "../../domain/ports/drafts.ts";

type ByForm = Readonly<Record<string, KeptDraft>>;

const Fields = Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Boolean]));
const read = Schema.decodeUnknownOption(
  Schema.fromJsonString(Schema.Record(Schema.String, Schema.Struct({ before: Fields, typed: Fields }))),
);

const keyOf = (uid: string): string => `console.drafts.${uid}`;

/** `Drafts` in the storage of a tab; looking for one that is forbidden throws. */
export const draftsIn = (storage: () => Storage): Drafts => {
  const known = new Map<string, ByForm>();
  const stored = (uid: string): string | null => {
    try {
      return storage().getItem(keyOf(uid));
    } catch {
      return null;
    }
  };
  const formsOf = (uid: string): ByForm => {
    const forms = known.get(uid) ?? Option.getOrElse(read(stored(uid)), (): ByForm => ({}));
    known.set(uid, forms);
    return forms;
  };
  const store = (uid: string, forms: ByForm): void => {
    known.set(uid, forms);
    try {
      if (Object.keys(forms).length === 0) storage().removeItem(keyOf(uid));
      else storage().setItem(keyOf(uid), JSON.stringify(forms));
    } catch {
      // Full or forbidden: what is known lives as long as the page.
    }
  };
  return {
    of: (uid, form) => (Object.hasOwn(formsOf(uid), form) ? formsOf(uid)[form] : undefined),
    keep: (uid, form, draft) => {
      const { [form]: _, ...others } = formsOf(uid);
      store(uid, draft === undefined ? others : { ...others, [form]: draft });
    },
    has: (uid) => Object.keys(formsOf(uid)).length > 0,
    discard: (uid) => store(uid, {}),
  };
};
