import type { Fields, KeptDraft } from "../../domain/drafts.ts";
import type { Drafts } from "../../domain/ports/drafts.ts";
import { allowed } from "./allowed.ts";

type ByForm = Readonly<Record<string, KeptDraft>>;

// Decoded by hand: the first screen has no room for Schema.
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const isFields = (value: unknown): value is Fields =>
  isObject(value) && Object.values(value).every((held) => ["string", "boolean"].includes(typeof held));
const isKept = (value: unknown): value is KeptDraft =>
  isObject(value) && "before" in value && "typed" in value && isFields(value.before) && isFields(value.typed);
const areKept = (value: unknown): value is ByForm => isObject(value) && Object.values(value).every(isKept);

const keyOf = (uid: string): string => `console.drafts.${uid}`;

/** `Drafts` in the storage of a tab; looking for one that is forbidden throws. */
export const draftsIn = (storage: () => Storage): Drafts => {
  const known = new Map<string, ByForm>();
  const stored = (uid: string): ByForm => {
    const kept = allowed((): unknown => JSON.parse(storage().getItem(keyOf(uid)) ?? "{}"));
    return areKept(kept) ? kept : {};
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
    of: (uid, form) => (Object.hasOwn(formsOf(uid), form) ? formsOf(uid)[form] : undefined),
    keep: (uid, form, draft) => {
      const { [form]: _, ...others } = formsOf(uid);
      store(uid, draft === undefined ? others : { ...others, [form]: draft });
    },
    forget: (uid, gone) => {
      const left = Object.entries(formsOf(uid)).filter(
        ([form]) => form !== gone && !form.startsWith(`${gone}/`),
      );
      store(uid, Object.fromEntries(left));
    },
    has: (uid) => Object.keys(formsOf(uid)).length > 0,
    discard: (uid) => store(uid, {}),
  };
};
