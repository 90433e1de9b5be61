import { useLingui } from "@lingui/react/macro";
import { IconDots } from "@tabler/icons-react";
import type { RecordTarget } from "../../../../domain/deletion.ts";
import type { Fate } from "../../../../machines/deletion/deletion.view.ts";
import { refused } from "../../access/refused.ts";
import { OnceOpened } from "../../opening/OnceOpened.tsx";
import { useMenuButton } from "../../opening/use-menu-button.ts";
import { FATE_TEXTS } from "../../value/fate-texts.ts";
import { actionMenu } from "../late-overlays.ts";
import { rowMenuId } from "./row-menu-id.ts";
import { useRecordActions } from "../use-record-actions.ts";
import classes from "./RowMenu.module.css";

interface OpenMenuProps {
  readonly target: RecordTarget;
  /** What the page offers beside the menu. */
  readonly beside?: ReadonlyArray<string>;
  readonly label: string;
  readonly onClose: () => void;
}

const OpenMenu = ({ target, beside = [], label, onClose }: OpenMenuProps) => {
  const actions = useRecordActions(target).filter(({ id }) => !beside.includes(id));
  return (
    <OnceOpened part={actionMenu} isOpen onClose={onClose}>
      {(ActionMenu) => <ActionMenu label={label} width={240} actions={actions} onClose={onClose} />}
    </OnceOpened>
  );
};

interface RowMenuProps extends Pick<OpenMenuProps, "target" | "beside"> {
  readonly fate: Fate | undefined;
}

/** What can be done with a record. The menu is made when it is opened: most rows never are. */
export const RowMenu = ({ fate, ...props }: RowMenuProps) => {
  const { t } = useLingui();
  const { button, close, isOpen } = useMenuButton();
  const { target } = props;
  const { name } = target;
  const label = t`Actions for ${name}`;
  return (
    <span className="console-opener">
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
      {isOpen && <OpenMenu {...props} label={label} onClose={close} />}
    </span>
  );
};
