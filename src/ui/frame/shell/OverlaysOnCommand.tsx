import { lazy, type ReactNode, Suspense, useState } from "react";
import type { Overlay } from "../../../machines/shell/shell.machine.ts";
import type { ShellView } from "../../../machines/shell/shell.view.ts";
import type { Inbox } from "../inbox/use-inbox.ts";
import type { Entry } from "./entry.ts";
import { Opening } from "./Opening.tsx";

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
  const [opened, setOpened] = useState<ReadonlyArray<Overlay>>([]);
  if (overlay !== undefined && !opened.includes(overlay)) setOpened([...opened, overlay]);
  return (
    <Suspense>
      {opened.includes("drawer") && (
        <Opening isOpen={overlay === "drawer"}>
          {(isOpen) => (
            <MenuDrawer isOpen={isOpen} title={title} onClose={close}>
              {sidebar}
            </MenuDrawer>
          )}
        </Opening>
      )}
      {opened.includes("palette") && <CommandPalette view={view} entries={entries} />}
      {opened.includes("shortcuts") && (
        <Opening isOpen={overlay === "shortcuts"}>
          {(isOpen) => <ShortcutSheet isOpen={isOpen} onClose={close} />}
        </Opening>
      )}
      {opened.includes("inbox") && (
        <Opening isOpen={overlay === "inbox"}>
          {(isOpen) => <InboxDrawer isOpen={isOpen} inbox={inbox} onClose={close} />}
        </Opening>
      )}
    </Suspense>
  );
};
