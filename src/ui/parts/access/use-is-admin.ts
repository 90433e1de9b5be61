import { isAdmin } from "../../../domain/role.ts";
import { useUser } from "../../app-context.ts";

/** Whether the person may act on what belongs to others, where nobody else may. */
export const useIsAdmin = (): boolean => isAdmin(useUser().role);
