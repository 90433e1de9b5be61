import { lazy, type ReactNode, Suspense, useState } from "react";
import type { Overlay } from "../../machines/shell/shell.machine.ts";
import type { ShellView } from "../../machines/shell/shell.view.ts";

const MenuDrawer = lazy(async () => ({ default: (await import("./MenuDrawer.tsx")).MenuDrawer }));

interface OverlaysOnCommandProps {
  readonly view: ShellView;
  readonly title: string;
  readonly sidebar: ReactNode;
}

/** What lies over the page at a command: each is loaded when it is first opened, and stays for the next time. */
export const OverlaysOnCommand = ({ view, title, sidebar }: OverlaysOnCommandProps) => {
  const { overlay, close } = view;
  const [opened, setOpened] = useState<ReadonlyArray<Overlay>>([]);
  if (overlay !== undefined && !opened.includes(overlay)) setOpened([...opened, overlay]);
  return (
    <Suspense>
      {opened.includes("drawer") && (
        <MenuDrawer isOpen={overlay === "drawer"} title={title} onClose={close}>
          {sidebar}
        </MenuDrawer>
      )}
    </Suspense>
  );
};
