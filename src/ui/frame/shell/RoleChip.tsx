import { useLingui } from "@lingui/react/macro";
import { Badge } from "@mantine/core";
import type { Role } from "../../../domain/role.ts";
import { ROLE_NAMES } from "../../parts/access/role-names.ts";

export const RoleChip = ({ role }: { role: Role }) => {
  const { t } = useLingui();
  return (
    <Badge variant="light" size="sm" tt="none">
      {t(ROLE_NAMES[role])}
    </Badge>
  );
};
