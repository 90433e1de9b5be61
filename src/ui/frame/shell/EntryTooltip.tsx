import { Tooltip } from "@mantine/core";
import type { ReactElement } from "react";
import { IN_MAIN } from "../../theme/theme.ts";

/** Names an entry of the collapsed sidebar, beside it, when pointed at or focused. */
export const EntryTooltip = ({ title, children }: { title: string; children: ReactElement }) => (
  <Tooltip
    portalProps={IN_MAIN}
    label={title}
    position="right"
    events={{ hover: true, focus: true, touch: false }}
  >
    {children}
  </Tooltip>
);
