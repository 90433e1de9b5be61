import { useMediaQuery } from "@mantine/hooks";
import { PHONE } from "./theme/breakpoints.ts";

/** Whether the window is a phone's: known from the first drawing on, so that nothing flashes that is for a desk. */
export const useIsPhone = (): boolean =>
  useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) === true;
