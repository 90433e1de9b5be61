import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Role } from "../../../domain/role.ts";

export const ROLE_NAMES: Readonly<Record<Role, MessageDescriptor>> = {
  admin: msg({ message: "Admin", context: "role" }),
  editor: msg({ message: "Editor", context: "role" }),
  viewer: msg({ message: "Viewer", context: "role" }),
  chef: msg({ message: "Chef", context: "role" }),
};
