import type { ListName } from "../../../domain/list-definitions.ts";

/** Where new records are made (§2). */
export const CREATE_PATHS = {
  users: "/admin/users/create",
  kitchens: "/admin/kitchens/create",
  tribes: "/admin/tribes/create",
} as const satisfies Readonly<Record<ListName, string>>;
