import { useSelector } from "@xstate/react";
import { isAdmin } from "../../../domain/role.ts";
import { useApp } from "../../app-context.ts";

/** Whether the person may act on what belongs to others, where §6 grants nobody anything (D13). */
export const useIsAdmin = (): boolean =>
  useSelector(useApp().auth, ({ context }) => isAdmin(context.user?.role));
