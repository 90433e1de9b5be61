import { useLingui } from "@lingui/react/macro";
import { roleLock } from "../../../domain/forms/role-lock.ts";
import { useUser } from "../../app-context.ts";

/** Why the person who is signed in may not change the role of a user, in words; nothing where they may. */
export const useRoleRefusal = (userId: string): string | undefined => {
  const { t } = useLingui();
  switch (roleLock(useUser(), userId)) {
    case "AdminsOnly":
      return t`Only admins can change roles.`;
    case "NotOneself":
      return t`You cannot change your own role.`;
    case undefined:
      return undefined;
  }
};
