import { useLingui } from "@lingui/react/macro";
import { Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ShownRecord } from "../../../domain/change.ts";
import type { RecordTarget } from "../../../domain/deletion.ts";
import type { Fate } from "../../../machines/deletion/deletion.view.ts";
import { refused } from "../access/refused.ts";
import { Reason } from "../access/Reason.tsx";
import { MenuAtButton } from "../overlay/MenuAtButton.tsx";
import { useMenuButton } from "../opening/use-menu-button.ts";
import { FATE_TEXTS } from "../value/fate-texts.ts";
import { useCameFrom } from "../value/came-from.ts";
import { rowMenuId } from "./row-menu-id.ts";
import { type RecordAction, useRecordActions } from "./use-record-actions.ts";
import classes from "./RowMenu.module.css";

const Item = ({ action, of: { _tag, id } }: { action: RecordAction; of: RecordTarget }) => {
  const state = useCameFrom(_tag);
  const { icon: ItemIcon, title, refusal, isDestructive, page, tab, run } = action;
  const look = {
    className: isDestructive ? (classes["destructive"] ?? "") : "",
    leftSection: <ItemIcon size={16} stroke={1.5} aria-hidden />,
  };
  return page !== undefined && refusal === undefined ? (
    <Menu.Item
      {...look}
      renderRoot={(props) => (
        <Link to={page} params={{ id }} state={state} target={tab} rel="noreferrer" {...props} />
      )}
    >
      {title}
    </Menu.Item>
  ) : (
    <Menu.Item {...look} disabled={refusal !== undefined} onClick={run}>
      {title}
      <Reason refusal={refusal} />
    </Menu.Item>
  );
};

interface RowMenuProps {
  readonly target: ShownRecord;
  readonly fate: Fate | undefined;
  /** What the page offers beside the menu. */
  readonly beside?: ReadonlyArray<RecordAction["id"]>;
}

const Items = ({ target, beside = [] }: Pick<RowMenuProps, "target" | "beside">) =>
  useRecordActions(target)
    .filter(({ id }) => !beside.includes(id))
    .map((action) => <Item key={action.id} action={action} of={target} />);

/** What can be done with a record. The menu is made when it is opened: most rows never are. */
export const RowMenu = ({ fate, ...props }: RowMenuProps) => {
  const { t } = useLingui();
  const { button, close, isOpen } = useMenuButton();
  const { target } = props;
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
        <MenuAtButton label={label} width={240} onClose={close}>
          <Items {...props} />
        </MenuAtButton>
      )}
    </span>
  );
};
