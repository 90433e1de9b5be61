import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Kbd } from "@mantine/core";
import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { DELETIONS_KEY } from "../../../domain/shortcuts.ts";
import { isDeletion, isUndoOffer, type Pending } from "../../../machines/deletion/pending.ts";
import { pendingDeletionsView } from "../../../machines/deletion/deletion.view.ts";
import { useSignedInActors } from "../../app-context.ts";
import { useView } from "../../use-view.ts";
import "@mantine/core/styles/Kbd.css";
import { PendingChange } from "./PendingChange.tsx";
import { PendingDeletion } from "./PendingDeletion.tsx";
import { UndoOffer } from "./UndoOffer.tsx";
import { useNearness } from "./use-nearness.ts";
import classes from "./PendingDeletions.module.css";

/**
 * What was confirmed and has not come to its end: one bar, whatever page is shown. Its time stands still while the
 * pointer or the focus is on it; whoever acts in it is taken back to where the deletion began.
 */
export const PendingDeletions = ({ goBack }: { goBack: (deletion: Pending) => void }) => {
  const { t } = useLingui();
  const view = useView(useSignedInActors().deletions, pendingDeletionsView);
  const { pending } = view;
  const { bar, hadFocus } = useNearness();
  const known = useRef(pending);

  /** Acts, and goes where the deletion began once the page shows what came of it. */
  const actAndGoBack = (deletion: Pending | undefined, act: () => void): void => {
    flushSync(act);
    if (deletion !== undefined) goBack(deletion);
  };

  // What had the focus in the bar may be gone with a deletion that has come to its end.
  useEffect(() => {
    const ended = known.current.findLast((deletion) => !pending.includes(deletion));
    known.current = pending;
    if (ended !== undefined && hadFocus.current && document.activeElement === document.body) goBack(ended);
  }, [pending, hadFocus, goBack]);

  return (
    <section
      ref={bar}
      aria-label={t`Recent changes`}
      aria-live="polite"
      aria-keyshortcuts={DELETIONS_KEY}
      className={classes["place"]}
    >
      {pending.length > 0 && !view.isAskedAbout && (
        <div
          className={`console-surface ${classes["bar"] ?? ""}`}
          data-still={view.standsStill || undefined}
          data-many={pending.length > 1 || undefined}
        >
          <ul className={classes["list"]}>
            {pending
              .toReversed()
              .map((each) =>
                isDeletion(each) ? (
                  <PendingDeletion
                    key={each.id}
                    deletion={each}
                    isOffline={view.isOffline}
                    onUndo={actAndGoBack}
                  />
                ) : isUndoOffer(each) ? (
                  <UndoOffer key={each.id} offer={each} onUndo={actAndGoBack} />
                ) : (
                  <PendingChange key={each.id} pending={each} isOffline={view.isOffline} />
                ),
              )}
          </ul>
          {view.hasUndoable && (
            <Kbd className={classes["key"] ?? ""} title={t`Go to what can be undone`}>
              {DELETIONS_KEY}
            </Kbd>
          )}
          {view.undoable > 0 && (
            <div className={classes["actions"]}>
              {view.undoable > 1 && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  onClick={() => actAndGoBack(view.deletions.at(-1), view.undoAll)}
                >
                  <Trans>Undo all</Trans>
                </Button>
              )}
              {!view.isOffline && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="gray"
                  onClick={() => actAndGoBack(view.deletions.at(-1), view.deleteNow)}
                >
                  {view.hasDecisions ? <Trans>Send now</Trans> : <Trans>Delete now</Trans>}
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </section>
  );
};
