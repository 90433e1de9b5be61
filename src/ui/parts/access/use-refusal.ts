import { useLingui } from "@lingui/react/macro";
import { type Permission, permits, rolesWith } from "../../../domain/permission.ts";
import { useUser } from "../../app-context.ts";
import { writtenChoice } from "../../locales/browser-data.ts";
import { ROLE_NAMES } from "./role-names.ts";
import { tagOf } from "../../locales/tag-of.ts";

/** Why the person who is signed in may not do something, in words; nothing where they may. */
export const useRefusal = (permission: Permission): string | undefined => {
  const { t, i18n } = useLingui();
  if (permits(useUser().role, permission)) return undefined;
  const roles = writtenChoice(
    tagOf(i18n),
    rolesWith(permission).map((allowed) => t(ROLE_NAMES[allowed])),
  );
  return t`Needs the role ${roles}`;
};
