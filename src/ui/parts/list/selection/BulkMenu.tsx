import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import {
  IconBan,
  IconChevronDown,
  IconCircleCheck,
  IconPencil,
  IconUserCog,
  IconUsersGroup,
  IconUsersMinus,
} from "@tabler/icons-react";
import { changeOf, type Edit, NO_CHOICE } from "../../../../domain/change.ts";
import type { RecordTarget } from "../../../../domain/deletion.ts";
import type { ResourceName } from "../../../../domain/resources.ts";
import type { Role } from "../../../../domain/role.ts";
import { useSignedInActors, useUser } from "../../../app-context.ts";
import { refused } from "../../access/refused.ts";
import { useRefusal } from "../../access/use-refusal.ts";
import { useRoleRefusal } from "../../access/use-role-refusal.ts";
import { OnceOpened } from "../../opening/OnceOpened.tsx";
import { useMenuButton } from "../../opening/use-menu-button.ts";
import type { Action } from "../../overlay/ActionMenu.tsx";
import { actionMenu } from "../late-overlays.ts";

/** What is proposed gives least. */
const LEAST_ROLE: Role = "chef";

interface BulkMenuProps {
  /** Those that the person may change. */
  readonly targets: ReadonlyArray<RecordTarget>;
}

const useEntries = (list: ResourceName): ReadonlyArray<Omit<Action, "run"> & { readonly edit: Edit }> => {
  const { t } = useLingui();
  switch (list) {
    case "users":
      return [
        {
          id: "role",
          title: t`Change role`,
          icon: IconUserCog,
          edit: { _tag: "GiveRole", role: LEAST_ROLE },
        },
      ];
    case "kitchens":
      return [
        { id: "ban", title: t`Ban`, icon: IconBan, edit: { _tag: "Ban" } },
        {
          id: "lift the ban",
          title: t`Lift the ban`,
          icon: IconCircleCheck,
          edit: { _tag: "LiftBan" },
        },
        {
          id: "move",
          title: t`Move to a tribe`,
          icon: IconUsersGroup,
          edit: { _tag: "MoveToTribe", tribe: NO_CHOICE },
        },
        {
          id: "leave",
          title: t`Remove from tribe`,
          icon: IconUsersMinus,
          edit: { _tag: "MoveToTribe", tribe: undefined },
        },
      ];
    default:
      return [];
  }
};

/** What can be changed of everything that is selected; kinds of which nothing can have no menu. */
export const BulkMenu = ({ list, targets }: BulkMenuProps & { list: ResourceName }) => {
  const { t } = useLingui();
  const { button, close, isOpen } = useMenuButton();
  const { userId } = useUser();
  // Where nobody is left, it was oneself alone.
  const noRoles = useRoleRefusal(targets[0]?.id ?? userId);
  const noUpdate = useRefusal(`${list}.update`);
  const { deletions } = useSignedInActors();
  const entries = useEntries(list);
  if (entries.length === 0) return null;
  const refusal = list === "users" ? noRoles : noUpdate;
  return (
    <span className="console-opener">
      <Button
        {...button}
        size="compact-md"
        variant="default"
        leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
        rightSection={<IconChevronDown size={14} stroke={1.75} aria-hidden />}
        {...(refusal === undefined ? {} : { ...refused(refusal), onClick: undefined })}
      >
        <Trans>Change</Trans>
      </Button>
      {isOpen && (
        <OnceOpened part={actionMenu} isOpen onClose={close}>
          {(ActionMenu) => (
            <ActionMenu
              label={t`Change`}
              width={220}
              actions={entries.map(({ edit, ...entry }) => ({
                ...entry,
                run: () => deletions.send({ type: "ask to change", change: changeOf(targets, edit) }),
              }))}
              onClose={close}
            />
          )}
        </OnceOpened>
      )}
    </span>
  );
};
