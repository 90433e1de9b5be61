import { Select, type SelectProps } from "@mantine/core";
import { useRef, useState } from "react";
import { IN_MAIN } from "../../theme/theme.ts";

/** Below the top bar of the page and the label of a field, in pixels. */
const TOP_PX = 96;
const GAP_PX = 8;

/** A choice whose options stand clear of its label, of the top bar and of what sticks to the end of its form. */
export const OptionsSelect = ({ onDropdownOpen, ...props }: SelectProps<string>) => {
  const field = useRef<HTMLInputElement>(null);
  const [end, setEnd] = useState(GAP_PX);
  const padding = { top: TOP_PX, bottom: end };
  return (
    <Select<string>
      {...props}
      ref={field}
      // The list of the options scrolls itself: a scroller around it would be a stop that no key reaches.
      withScrollArea={false}
      classNames={{ options: "console-options" }}
      onDropdownOpen={() => {
        const bar = field.current?.form?.querySelector("[data-sticks]");
        const isInTheWay = bar && getComputedStyle(bar).position === "sticky";
        setEnd((isInTheWay ? bar.clientHeight : 0) + GAP_PX);
        onDropdownOpen?.();
      }}
      comboboxProps={{
        portalProps: IN_MAIN,
        middlewares: {
          flip: { padding },
          size: {
            padding,
            apply: ({ availableHeight, elements }) =>
              elements.floating.style.setProperty("--room", `${availableHeight}px`),
          },
        },
      }}
    />
  );
};
