import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Button } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import type { ContributionTarget } from "../../../domain/deletion.ts";
import { isTheirsToDelete } from "../../../domain/moderation/is-theirs-to-delete.ts";
import type { Fate } from "../../../machines/deletion/deletion.view.ts";
import { useSignedInActors, useUser } from "../../app-context.ts";
import { pressing } from "../access/refused.ts";
import { rowMenuId } from "../list/table/row-menu-id.ts";
import { FATE_TEXTS } from "../value/fate-texts.ts";
import { CONTRIBUTION_WORDS, NOT_THEIRS } from "./contribution-words.tsx";

interface RemoveButtonProps {
  readonly target: ContributionTarget;
  readonly fate: Fate | undefined;
  /** Whether the verb stands on it: where it is no row's. */
  readonly isSpelled?: boolean;
}

/** Deletes what somebody left behind; off with a reason for whoever may not. */
export const RemoveButton = ({ target, fate, isSpelled = false }: RemoveButtonProps) => {
  const { t } = useLingui();
  const { deletions } = useSignedInActors();
  const isTheirs = isTheirsToDelete(useUser(), target);
  const verb = t(CONTRIBUTION_WORDS[target._tag].remove);
  const { name } = target;
  const refusal = fate === undefined ? (isTheirs ? undefined : t(NOT_THEIRS)) : t(FATE_TEXTS[fate]);
  const label = t`${verb}: ${name}`;
  const press = pressing(refusal, () => deletions.send({ type: "ask to delete", targets: [target] }));
  const sign = <IconTrash size={18} stroke={1.5} aria-hidden />;
  return isSpelled ? (
    <Button variant="default" leftSection={sign} {...press}>
      {verb}
    </Button>
  ) : (
    <ActionIcon
      id={rowMenuId(target)}
      variant="subtle"
      color="gray"
      aria-label={refusal && label}
      title={label}
      {...press}
    >
      {sign}
    </ActionIcon>
  );
};
