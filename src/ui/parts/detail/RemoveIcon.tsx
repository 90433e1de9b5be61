import { useLingui } from "@lingui/react/macro";
import { ActionIcon } from "@mantine/core";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { Target } from "../../../domain/deletion.ts";
import { fateOf } from "../../../machines/deletion/deletion.view.ts";
import { useSignedInActors } from "../../app-context.ts";
import { pressing } from "../access/refused.ts";
import { rowMenuId } from "../list/table/row-menu-id.ts";
import { FATE_TEXTS } from "../value/fate-texts.ts";
import { FateWords } from "../value/FateWords.tsx";
import classes from "./RemoveIcon.module.css";

interface RemoveIconProps {
  readonly target: Target;
  readonly label: string;
  readonly refusal?: string | undefined;
  readonly children: ReactNode;
}

/** Asks to delete what it stands beside; once that is confirmed it says so, and is off. */
export const RemoveIcon = ({ target, label, refusal, children }: RemoveIconProps) => {
  const { t } = useLingui();
  const { deletions } = useSignedInActors();
  const fate = useSelector(deletions, (snapshot) => fateOf(snapshot, target));
  const reason = refusal ?? (fate === undefined ? undefined : t(FATE_TEXTS[fate]));
  return (
    <span className={classes["removal"]}>
      <FateWords fate={fate} />
      <ActionIcon
        id={rowMenuId(target)}
        variant="subtle"
        color="red"
        className={classes["icon"] ?? ""}
        size="sm"
        aria-label={label}
        {...pressing(reason, () => deletions.send({ type: "ask to delete", targets: [target] }))}
      >
        {children}
      </ActionIcon>
    </span>
  );
};
