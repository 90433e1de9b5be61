import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { ActionIcon } from "@mantine/core";
import { IconEye } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { use } from "react";
import type { ContributionTarget } from "../../../domain/deletion.ts";
import { listSearch } from "../../../domain/list-request.ts";
import { listPath } from "../../../domain/resources.ts";
import { ShownListContext } from "../value/came-from.ts";

interface BesideLinkProps {
  readonly target: ContributionTarget;
  readonly verb: MessageDescriptor;
}

/** The way to what somebody left behind and what is around it, beside the list. */
export const BesideLink = ({ target: { _tag, id, name }, verb: message }: BesideLinkProps) => {
  const { t } = useLingui();
  const list = use(ShownListContext);
  const verb = t(message);
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={t`${verb}: ${name}`}
      title={verb}
      renderRoot={(props) => (
        <Link
          to={listPath(_tag)}
          search={{ ...(list && listSearch(list.request)), open: id }}
          resetScroll={false}
          {...props}
        />
      )}
    >
      <IconEye size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
};
