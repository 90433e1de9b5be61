import { useLingui } from "@lingui/react/macro";
import type { Role } from "../../../domain/role.ts";
import { ROLE_NAMES } from "../../parts/access/role-names.ts";
import { Chip } from "../../parts/value/Chip.tsx";

export const RoleChip = ({ role }: { role: Role }) => {
  const { t } = useLingui();
  return <Chip>{t(ROLE_NAMES[role])}</Chip>;
};
