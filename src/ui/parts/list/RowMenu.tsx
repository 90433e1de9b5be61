import { Trans, useLingui } from "@lingui/react/macro";
import { Menu } from "@mantine/core";
import { IconDots, IconEye, IconPencil, IconTrash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { RecordTarget } from "../../../domain/deletion.ts";
import { RESOURCES } from "../../../domain/resources.ts";
import type { Fate } from "../../../machines/deletion/deletion.view.ts";
import { refused } from "../access/refused.ts";
import { Reason } from "../access/Reason.tsx";
import { useDeletionRefusal } from "../access/use-deletion-refusal.ts";
import { useRefusal } from "../access/use-refusal.ts";
import { useSignedInActors } from "../../app-context.ts";
import { MenuAtButton } from "../overlay/MenuAtButton.tsx";
import { useMenuButton } from "../opening/use-menu-button.ts";
import { FATE_TEXTS } from "../value/fate-texts.ts";
import { rowMenuId } from "./row-menu-id.ts";
import classes from "./RowMenu.module.css";

const Items = ({ target }: { target: RecordTarget }) => {
  const { deletions } = useSignedInActors();
  const { detail, edit, permissions } = RESOURCES[target._tag];
  const noEdit = useRefusal(permissions.update);
  const noDelete = useDeletionRefusal(target);
  const params = { id: target.id };
  return (
    <>
      <Menu.Item
        leftSection={<IconEye size={16} stroke={1.5} aria-hidden />}
        renderRoot={(props) => <Link to={detail} params={params} {...props} />}
      >
        <Trans>View</Trans>
      </Menu.Item>
      {noEdit === undefined ? (
        <Menu.Item
          leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
          renderRoot={(props) => <Link to={edit} params={params} {...props} />}
        >
          <Trans>Edit</Trans>
        </Menu.Item>
      ) : (
        <Menu.Item leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />} disabled>
          <Trans>Edit</Trans>
          <Reason refusal={noEdit} />
        </Menu.Item>
      )}
      <Menu.Item
        className={classes["destructive"] ?? ""}
        leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
        disabled={noDelete !== undefined}
        onClick={() => deletions.send({ type: "ask to delete", targets: [target] })}
      >
        <Trans>Delete</Trans>
        <Reason refusal={noDelete} />
      </Menu.Item>
    </>
  );
};

/** What can be done with a record. The menu is made when it is opened: most rows never are. */
export const RowMenu = ({ target, fate }: { target: RecordTarget; fate: Fate | undefined }) => {
  const { t } = useLingui();
  const { button, close, isOpen } = useMenuButton();
  const { name } = target;
  const label = t`Actions for ${name}`;
  return (
    <span className={classes["place"]}>
      <button
        {...button}
        {...(fate === undefined ? {} : { ...refused(t(FATE_TEXTS[fate])), onClick: undefined })}
        id={rowMenuId(target)}
        type="button"
        className={classes["button"]}
        aria-label={label}
      >
        <IconDots size={18} stroke={1.5} aria-hidden />
      </button>
      {isOpen && (
        <MenuAtButton label={label} width={200} onClose={close}>
          <Items target={target} />
        </MenuAtButton>
      )}
    </span>
  );
};
