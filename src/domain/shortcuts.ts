import type { ListName } from "./list-definitions.ts";

/** What single keys do, besides Ctrl or Cmd and K. */
export type Shortcut =
  | { readonly _tag: "GoTo"; readonly list: ListName }
  | { readonly _tag: "Create" }
  | { readonly _tag: "Search" }
  | { readonly _tag: "ShowShortcuts" };

/** The keys of the shortcuts, one after another. */
export const SHORTCUTS: ReadonlyArray<{ readonly keys: ReadonlyArray<string>; readonly shortcut: Shortcut }> =
  [
    { keys: ["g", "u"], shortcut: { _tag: "GoTo", list: "users" } },
    { keys: ["g", "k"], shortcut: { _tag: "GoTo", list: "kitchens" } },
    { keys: ["g", "t"], shortcut: { _tag: "GoTo", list: "tribes" } },
    { keys: ["c"], shortcut: { _tag: "Create" } },
    { keys: ["/"], shortcut: { _tag: "Search" } },
    { keys: ["?"], shortcut: { _tag: "ShowShortcuts" } },
  ];

/** The key that others follow. */
export const LEADER = "g";

/** What keys mean that were pressed one after another; nothing where they mean nothing. */
export const shortcutOf = (...keys: ReadonlyArray<string>): Shortcut | undefined =>
  SHORTCUTS.find((known) => known.keys.join(" ") === keys.join(" "))?.shortcut;
