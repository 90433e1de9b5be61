import { useMediaQuery } from "@mantine/hooks";
import { PHONE } from "../../theme/breakpoints.ts";

/** Whether lists are cards: known from the first drawing on, so that no table flashes before them. */
export const useIsPhone = (): boolean =>
  useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) === true;
