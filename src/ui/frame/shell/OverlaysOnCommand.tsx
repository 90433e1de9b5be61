import { type ReactNode, useState } from "react";
import { OnceOpened } from "../../parts/opening/OnceOpened.tsx";
import { type EarlyCommand, NO_COMMAND, PaletteComing } from "../palette/PaletteComing.tsx";
import type { Entry } from "./entry.ts";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import { commandPalette, menuDrawer, shortcutSheet } from "./overlay-parts.ts";
import { useShell } from "./use-shell.ts";

interface OverlaysOnCommandProps {
  readonly title: string;
  readonly sidebar: ReactNode;
  readonly entries: ReadonlyArray<Entry>;
}

/** What lies over the page at a command: each is loaded when it is first opened, and stays for the next time. */
export const OverlaysOnCommand = ({ title, sidebar, entries }: OverlaysOnCommandProps) => {
  const view = useShell();
  const { overlay, close } = view;
  useShortcuts(view);
  const [early, setEarly] = useState<EarlyCommand>(NO_COMMAND);
  if (overlay !== "palette" && early !== NO_COMMAND) setEarly(NO_COMMAND);
  return (
    <>
      <OnceOpened part={menuDrawer} isOpen={overlay === "drawer"} onClose={close}>
        {(MenuDrawer, isOpen) => (
          <MenuDrawer isOpen={isOpen} title={title} onClose={close}>
            {sidebar}
          </MenuDrawer>
        )}
      </OnceOpened>
      <OnceOpened
        part={commandPalette}
        isOpen={overlay === "palette"}
        onClose={close}
        fallback={<PaletteComing command={early} onChange={setEarly} onClose={close} />}
      >
        {(CommandPalette, isOpen) => (
          <CommandPalette isOpen={isOpen} view={view} entries={entries} early={early} />
        )}
      </OnceOpened>
      <OnceOpened part={shortcutSheet} isOpen={overlay === "shortcuts"} onClose={close}>
        {(ShortcutSheet, isOpen) => <ShortcutSheet isOpen={isOpen} onClose={close} />}
      </OnceOpened>
    </>
  );
};
