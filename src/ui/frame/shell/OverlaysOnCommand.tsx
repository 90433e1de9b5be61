import { lazy, type ReactNode } from "react";
import type { ShellView } from "../../../machines/shell/shell.view.ts";
import { OnceOpened } from "../../parts/opening/OnceOpened.tsx";
import type { Inbox } from "../inbox/use-inbox.ts";
import type { Entry } from "./entry.ts";

const CommandPalette = lazy(async () => ({
  default: (await import("../palette/CommandPalette.tsx")).CommandPalette,
}));
const ShortcutSheet = lazy(async () => ({
  default: (await import("../shortcuts/ShortcutSheet.tsx")).ShortcutSheet,
}));
const InboxDrawer = lazy(async () => ({ default: (await import("../inbox/InboxDrawer.tsx")).InboxDrawer }));
const MenuDrawer = lazy(async () => ({ default: (await import("./MenuDrawer.tsx")).MenuDrawer }));

interface OverlaysOnCommandProps {
  readonly view: ShellView;
  readonly title: string;
  readonly sidebar: ReactNode;
  readonly entries: ReadonlyArray<Entry>;
  readonly inbox: Inbox;
}

/** What lies over the page at a command: each is loaded when it is first opened, and stays for the next time. */
export const OverlaysOnCommand = ({ view, title, sidebar, entries, inbox }: OverlaysOnCommandProps) => {
  const { overlay, close } = view;
  return (
    <>
      <OnceOpened isOpen={overlay === "drawer"}>
        {(isOpen) => (
          <MenuDrawer isOpen={isOpen} title={title} onClose={close}>
            {sidebar}
          </MenuDrawer>
        )}
      </OnceOpened>
      <OnceOpened isOpen={overlay === "palette"}>
        {(isOpen) => <CommandPalette isOpen={isOpen} view={view} entries={entries} />}
      </OnceOpened>
      <OnceOpened isOpen={overlay === "shortcuts"}>
        {(isOpen) => <ShortcutSheet isOpen={isOpen} onClose={close} />}
      </OnceOpened>
      <OnceOpened isOpen={overlay === "inbox"}>
        {(isOpen) => <InboxDrawer isOpen={isOpen} inbox={inbox} onClose={close} />}
      </OnceOpened>
    </>
  );
};
