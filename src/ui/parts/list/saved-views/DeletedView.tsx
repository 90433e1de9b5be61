import { Trans } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useId } from "react";
import { focusOn } from "../../opening/focus-on.ts";
import classes from "./SavedViews.module.css";

/** A view that was just deleted, and the way back, which has the focus at once. */
export const DeletedView = ({ name, onUndo }: { name: string; onUndo: () => void }) => {
  const id = useId();
  return (
    <li className={classes["row"]}>
      <del id={id} dir="auto" className={classes["name"]}>
        {name}
      </del>
      <Button ref={focusOn} size="compact-sm" variant="subtle" aria-describedby={id} onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
    </li>
  );
};
