import type { PopoverProps } from "@mantine/core";

/** Where neither side has room for all of it, what opens takes the larger one, and scrolls. */
export const WITHIN_THE_SCREEN = {
  flip: { fallbackStrategy: "bestFit" },
  size: { padding: 5 },
} satisfies PopoverProps["middlewares"];
