import { Trans, useLingui } from "@lingui/react/macro";
import { Menu } from "@mantine/core";
import { IconDots, IconEye, IconPencil, IconTrash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import type { Target } from "../../domain/deletion.ts";
import type { ListName } from "../../domain/listings.ts";
import { Reason } from "../access/Reason.tsx";
import { useRefusal } from "../access/use-refusal.ts";
import { useDesk } from "../console-context.ts";
import { LIST_PATHS } from "./list-view.ts";
import classes from "./RowMenu.module.css";

interface RowMenuProps {
  readonly list: ListName;
  readonly target: Target;
}

const Items = ({ list, target }: RowMenuProps) => {
  const { deletions } = useDesk();
  const noEdit = useRefusal(`${list}.update`);
  const noDelete = useRefusal(`${list}.delete`);
  const paths = LIST_PATHS[list];
  const params = { id: target.id };
  return (
    <>
      <Menu.Item
        leftSection={<IconEye size={16} stroke={1.5} aria-hidden />}
        renderRoot={(props) => <Link to={paths.detail} params={params} {...props} />}
      >
        <Trans>View</Trans>
      </Menu.Item>
      {noEdit === undefined ? (
        <Menu.Item
          leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
          renderRoot={(props) => <Link to={paths.edit} params={params} {...props} />}
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
        color="red"
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

/** Takes the focus as soon as it is there: a key that follows the opening one at once is meant for the menu. */
const takeFocus = (dropdown: HTMLDivElement | null): void => dropdown?.focus({ preventScroll: true });

/** What can be done with a record. The menu is made when it is opened: most rows never are. */
export const RowMenu = ({ list, target }: RowMenuProps) => {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { name } = target;
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <span className={classes["place"]}>
      <button
        ref={button}
        type="button"
        className={classes["button"]}
        aria-label={t`Actions for ${name}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        // Pressing it again closes; the menu must not have closed before, or it would open anew.
        onMouseDown={(event) => event.stopPropagation()}
        onClick={() => setOpen(!isOpen)}
      >
        <IconDots size={18} stroke={1.5} aria-hidden />
      </button>
      {isOpen && (
        <Menu
          opened
          position="bottom-end"
          width={200}
          transitionProps={{ duration: 0 }}
          trapFocus={false}
          onClose={close}
        >
          <Menu.Target>
            <span className={classes["anchor"]} />
          </Menu.Target>
          <Menu.Dropdown
            ref={takeFocus}
            aria-label={t`Actions for ${name}`}
            onKeyDown={({ key }) => key === "Tab" && close()}
          >
            <Items list={list} target={target} />
          </Menu.Dropdown>
        </Menu>
      )}
    </span>
  );
};
