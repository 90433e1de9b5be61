import { EVERY_RESOURCE, type ResourceName } from "./resources.ts";

/** What single keys do, besides Ctrl or Cmd and K. */
export type Shortcut =
  | { readonly _tag: "GoTo"; readonly list: ResourceName }
  | { readonly _tag: "Create" }
  | { readonly _tag: "NextRecord" }
  | { readonly _tag: "PreviousRecord" }
  | { readonly _tag: "SelectRecord" }
  | { readonly _tag: "Selection" }
  | { readonly _tag: "Search" }
  | { readonly _tag: "Deletions" }
  | { readonly _tag: "Decide"; readonly key: string }
  | { readonly _tag: "ShowShortcuts" };

/** The key that others follow. */
export const LEADER = "g";

/** The key that leads to what waits to be deleted (D62). It types nothing, so it works in a field as well. */
export const DELETIONS_KEY = "F8";

/** Whether a key types something, and so is only a letter where somebody types. */
export const isCharacter = (key: string): boolean => [...key].length === 1;

interface Press {
  readonly key: string;
  /** The place of the key, called by what an American keyboard has there. */
  readonly code: string;
  readonly shiftKey: boolean;
}

/** What an American keyboard has at a place, alone and with Shift. */
const americanAt = (code: string): readonly [alone: string, shifted: string] | undefined => {
  if (code === "Slash") return ["/", "?"];
  const letter = /^Key([A-Z])$/u.exec(code)?.[1];
  return letter === undefined ? undefined : [letter.toLowerCase(), letter];
};

/**
 * What was pressed, as shortcuts name it: by what a keyboard with Latin letters says, wherever it has that, and by its place
 * where one of other letters says its own. Caps Lock, which nobody holds, makes no other key of it.
 */
export const keyOf = ({ key, code, shiftKey }: Press): string => {
  if (/^[ -ÿ\p{Script=Latin}]/u.test(key)) return isCharacter(key) && !shiftKey ? key.toLowerCase() : key;
  return americanAt(code)?.[shiftKey ? 1 : 0] ?? key;
};

/** Whether a key is pressed with one that makes it the browser's: Alt and an arrow go back. */
export const isChord = ({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey">): boolean => altKey || ctrlKey || metaKey;

/** The keys of the shortcuts, one after another. */
export const SHORTCUTS: ReadonlyArray<{ readonly keys: ReadonlyArray<string>; readonly shortcut: Shortcut }> =
  [
    ...EVERY_RESOURCE.map(({ name, shortcut }) => ({
      keys: [LEADER, shortcut],
      shortcut: { _tag: "GoTo", list: name } as const,
    })),
    { keys: ["j"], shortcut: { _tag: "NextRecord" } },
    { keys: ["k"], shortcut: { _tag: "PreviousRecord" } },
    { keys: ["x"], shortcut: { _tag: "SelectRecord" } },
    { keys: ["a"], shortcut: { _tag: "Selection" } },
    { keys: ["c"], shortcut: { _tag: "Create" } },
    { keys: ["/"], shortcut: { _tag: "Search" } },
    // What a report waits for (D65): the page that shows one says what they do.
    ...[..."dbos"].map((key) => ({ keys: [key], shortcut: { _tag: "Decide", key } as const })),
    { keys: [DELETIONS_KEY], shortcut: { _tag: "Deletions" } },
    { keys: ["?"], shortcut: { _tag: "ShowShortcuts" } },
  ];

/** What keys mean that were pressed one after another; nothing where they mean nothing. */
export const shortcutOf = (...keys: ReadonlyArray<string>): Shortcut | undefined =>
  SHORTCUTS.find((known) => known.keys.join(" ") === keys.join(" "))?.shortcut;
