import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Text } from "@mantine/core";
import { useSelector } from "@xstate/react";
import { changedIn, failedIn } from "../../../domain/change.ts";
import type { Pending, UndoOffer as Offer } from "../../../machines/deletion/pending.ts";
import { ChangeWords } from "./change-texts.tsx";
import classes from "./PendingDeletions.module.css";

interface UndoOfferProps {
  readonly offer: Offer;
  readonly onUndo: (offer: Pending, undo: () => void) => void;
}

/** A change that was made: what happened to how many records, and the way back. */
export const UndoOffer = ({ offer, onUndo }: UndoOfferProps) => {
  const { t, i18n } = useLingui();
  const { change, results, seconds } = useSelector(offer, ({ context }) => context);
  const failed = i18n.number(failedIn(results).length);
  const same = i18n.number(results.filter(({ _tag }) => _tag === "Same").length);
  return (
    <li className={classes["pending"]}>
      <span className={classes["seconds"]} aria-hidden>
        {i18n.number(seconds)}
      </span>
      <div className={classes["what"]}>
        <Text size="sm" fw={600} truncate>
          <ChangeWords change={change} targets={changedIn(results)} />
        </Text>
        {results.length > changedIn(results).length && (
          <Text size="xs" c="dimmed" truncate>
            {t`Not changed: ${failed}. Nothing to change: ${same}.`}
          </Text>
        )}
      </div>
      <Button
        size="compact-sm"
        variant="light"
        onClick={() => onUndo(offer, () => offer.send({ type: "undo" }))}
      >
        <Trans>Undo</Trans>
      </Button>
    </li>
  );
};
