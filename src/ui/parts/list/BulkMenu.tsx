import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Menu } from "@mantine/core";
import {
  IconBan,
  IconChevronDown,
  IconCircleCheck,
  IconPencil,
  IconUserCog,
  IconUsersGroup,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import { changeOf, type Edit } from "../../../domain/change.ts";
import type { RecordTarget } from "../../../domain/deletion.ts";
import type { ResourceName } from "../../../domain/resources.ts";
import { isAdmin, type Role } from "../../../domain/role.ts";
import { useSignedInActors, useUser } from "../../app-context.ts";
import { refused } from "../access/refused.ts";
import { useRefusal } from "../access/use-refusal.ts";
import { useMenuButton } from "../opening/use-menu-button.ts";
import { MenuAtButton } from "../overlay/MenuAtButton.tsx";
import classes from "./BulkBar.module.css";

/** What is proposed gives least. */
const LEAST_ROLE: Role = "chef";

interface BulkMenuProps {
  /** Those that the person may change. */
  readonly targets: ReadonlyArray<RecordTarget>;
}

const useAsking = ({ targets }: BulkMenuProps): ((edit: Edit) => void) => {
  const { deletions } = useSignedInActors();
  return (edit) => deletions.send({ type: "ask to change", change: changeOf(targets, edit) });
};

const KitchenItems = (props: BulkMenuProps) => {
  const ask = useAsking(props);
  return (
    <>
      <Menu.Item
        leftSection={<IconBan size={16} stroke={1.5} aria-hidden />}
        onClick={() => ask({ _tag: "Ban" })}
      >
        <Trans>Ban</Trans>
      </Menu.Item>
      <Menu.Item
        leftSection={<IconCircleCheck size={16} stroke={1.5} aria-hidden />}
        onClick={() => ask({ _tag: "LiftBan" })}
      >
        <Trans>Lift the ban</Trans>
      </Menu.Item>
      <Menu.Item
        leftSection={<IconUsersGroup size={16} stroke={1.5} aria-hidden />}
        onClick={() => ask({ _tag: "MoveToTribe", tribe: undefined })}
      >
        <Trans>Move to a tribe</Trans>
      </Menu.Item>
    </>
  );
};

const UserItems = (props: BulkMenuProps) => {
  const ask = useAsking(props);
  return (
    <Menu.Item
      leftSection={<IconUserCog size={16} stroke={1.5} aria-hidden />}
      onClick={() => ask({ _tag: "GiveRole", role: LEAST_ROLE })}
    >
      <Trans>Change role</Trans>
    </Menu.Item>
  );
};

const useRoleRefusal = (): string | undefined => {
  const { t } = useLingui();
  return isAdmin(useUser().role) ? undefined : t`Only admins can change roles.`;
};

const ITEMS: Readonly<Partial<Record<ResourceName, ComponentType<BulkMenuProps>>>> = {
  users: UserItems,
  kitchens: KitchenItems,
};

/** What can be changed of everything that is selected; kinds of which nothing can have no menu. */
export const BulkMenu = ({ list, targets }: BulkMenuProps & { list: ResourceName }) => {
  const { t } = useLingui();
  const { button, close, isOpen } = useMenuButton();
  const noRoles = useRoleRefusal();
  const noUpdate = useRefusal(`${list}.update`);
  const Items = ITEMS[list];
  if (Items === undefined) return null;
  const refusal =
    (list === "users" ? noRoles : undefined) ??
    noUpdate ??
    (targets.length === 0 ? t`You cannot change your own role.` : undefined);
  return (
    <span className={classes["place"]}>
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
        <MenuAtButton label={t`Change`} width={220} onClose={close}>
          <Items targets={targets} />
        </MenuAtButton>
      )}
    </span>
  );
};
