import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { ActionIcon } from "@mantine/core";
import { IconEye } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ContributionTarget } from "../../../domain/deletion.ts";
import { useWayBeside } from "./use-way-beside.ts";

interface BesideLinkProps {
  readonly target: ContributionTarget;
  readonly verb: MessageDescriptor;
}

/** The way to what somebody left behind and what is around it, beside the list. */
export const BesideLink = ({ target: { _tag, id, name }, verb: message }: BesideLinkProps) => {
  const { t } = useLingui();
  const way = useWayBeside(_tag, id);
  const verb = t(message);
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      title={t`${verb}: ${name}`}
      renderRoot={(props) => <Link {...way} {...props} />}
    >
      <IconEye size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
};
