import type { Fields, KeptDraft } from "../../domain/drafts.ts";
import type { Drafts } from "../../domain/ports/drafts.ts";
import { allowed } from "./allowed.ts";

/** What another version of the program kept, and this one does not know, is among them: it stays there. */
type ByForm = Readonly<Record<string, unknown>>;

// Decoded by hand: the first screen has no room for Schema.
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const isFields = (value: unknown): value is Fields =>
  isObject(value) && Object.values(value).every((held) => ["string", "boolean"].includes(typeof held));
const isKept = (value: unknown): value is KeptDraft =>
  isObject(value) && "before" in value && "typed" in value && isFields(value.before) && isFields(value.typed);

const keyOf = (uid: string): string => `console.drafts.${uid}`;

/** `Drafts` in the storage of a tab; looking for one that is forbidden throws. */
export const draftsIn = (storage: () => Storage): Drafts => {
  const known = new Map<string, ByForm>();
  const stored = (uid: string): ByForm => {
    const kept = allowed((): unknown => JSON.parse(storage().getItem(keyOf(uid)) ?? "{}"));
    return isObject(kept) ? { ...kept } : {};
  };
  const formsOf = (uid: string): ByForm => {
    const forms = known.get(uid) ?? stored(uid);
    known.set(uid, forms);
    return forms;
  };
  const store = (uid: string, forms: ByForm): void => {
    known.set(uid, forms);
    allowed(() => {
      if (Object.keys(forms).length === 0) storage().removeItem(keyOf(uid));
      else storage().setItem(keyOf(uid), JSON.stringify(forms));
    });
  };
  return {
    of: (uid, form) => {
      const { [form]: kept } = formsOf(uid);
      return isKept(kept) ? kept : undefined;
    },
    keep: (uid, form, draft) => {
      const { [form]: kept, ...others } = formsOf(uid);
      if (draft !== undefined) store(uid, { ...others, [form]: draft });
      else if (isKept(kept)) store(uid, others);
    },
    forget: (uid, gone) => {
      const left = Object.entries(formsOf(uid)).filter(
        ([form]) => form !== gone && !form.startsWith(`${gone}/`),
      );
      store(uid, Object.fromEntries(left));
    },
    has: (uid) => Object.values(formsOf(uid)).some(isKept),
    discard: (uid) => store(uid, {}),
  };
};
