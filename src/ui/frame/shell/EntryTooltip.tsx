import { Tooltip } from "@mantine/core";
import type { ReactElement } from "react";

/** Names an entry of the collapsed sidebar, beside it, when pointed at or focused. */
export const EntryTooltip = ({ title, children }: { title: string; children: ReactElement }) => (
  <Tooltip label={title} position="right" events={{ hover: true, focus: true, touch: false }}>
    {children}
  </Tooltip>
);
