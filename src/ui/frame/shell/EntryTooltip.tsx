import { Tooltip } from "@mantine/core";
import { type RefObject, useSyncExternalStore } from "react";
import { IN_MAIN } from "../../theme/theme.ts";

interface EntryTooltipProps {
  readonly title: string;
  /** The entry; it is there before its tooltip is, and is not drawn anew for it. */
  readonly entry: RefObject<HTMLElement | null>;
}

const EVENTS = ["pointerenter", "pointerleave", "focus", "blur"] as const;

/** A finger leaves `:hover` behind where it was. */
const isAt = (entry: HTMLElement): boolean =>
  entry.matches(":focus-visible") || (entry.matches(":hover") && matchMedia("(hover: hover)").matches);

/** Names an entry of the collapsed sidebar, beside it, when pointed at or reached by key, until Escape. */
export const EntryTooltip = ({ title, entry }: EntryTooltipProps) => {
  const listen = (changed: () => void) => {
    const left = new AbortController();
    for (const event of EVENTS) entry.current?.addEventListener(event, changed, left);
    return () => left.abort();
  };
  const isSomebodyAt = useSyncExternalStore(listen, () => entry.current !== null && isAt(entry.current));
  return (
    isSomebodyAt && (
      <Tooltip
        target={entry}
        defaultOpened
        events={{ hover: false, focus: false, touch: false }}
        portalProps={IN_MAIN}
        label={title}
        position="right"
      />
    )
  );
};
