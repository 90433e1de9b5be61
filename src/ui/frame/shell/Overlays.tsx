import { Trans } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useDidUpdate } from "@mantine/hooks";
import { useSelector } from "@xstate/react";
import {
  deletionView,
  type PendingDeletionsView,
  pendingDeletionsView,
} from "../../../machines/deletion/deletion.view.ts";
import { leavingView } from "../../../machines/leaving/leaving.view.ts";
import { useSignedInActors } from "../../app-context.ts";
import { Loaded } from "../../parts/opening/Loaded.tsx";
import { OnceOpened } from "../../parts/opening/OnceOpened.tsx";
import { useView } from "../../use-view.ts";
import { deletionOverlays, leavingQuestion, tooltips } from "./overlay-parts.ts";
import { toasts } from "./toasts.ts";

/** What could not be told then is told with the next news. */
const Untold = ({ news, again }: { news: number; again: () => void }) => {
  useDidUpdate(again, [news]);
  return null;
};

/** The ways out of waiting, where the bar that counts it down is not there (D62, D63). */
const Undecided = ({
  undoAll,
  deleteNow,
  isOffline,
}: Pick<PendingDeletionsView, "undoAll" | "deleteNow" | "isOffline">) => (
  <>
    <Button size="xs" variant="default" onClick={undoAll}>
      <Trans>Undo</Trans>
    </Button>
    {!isOffline && (
      <Button size="xs" variant="default" onClick={deleteNow}>
        <Trans>Send now</Trans>
      </Button>
    )}
  </>
);

/** What lies over every signed-in page and outlives it; each is loaded when there is something to show. */
export const Overlays = () => {
  const { announcements, deletions, leaving } = useSignedInActors();
  const news = useSelector(announcements, ({ context }) => context.count);
  const view = useView(deletions, deletionView);
  const { undoable, ...undecided } = useView(deletions, pendingDeletionsView);
  const question = useView(leaving, leavingView);
  return (
    <>
      {news > 0 && (
        <Loaded part={toasts} renderFailure={(again) => <Untold news={news} again={again} />}>
          {(Toasts) => <Toasts />}
        </Loaded>
      )}
      <OnceOpened
        part={deletionOverlays}
        isOpen={view.isAsking}
        isNeeded={view.isNeeded}
        unshown={undoable > 0 ? <Undecided {...undecided} /> : undefined}
        onClose={view.cancel}
      >
        {(Deletions, isOpen) => <Deletions isOpen={isOpen} view={view} />}
      </OnceOpened>
      <OnceOpened part={leavingQuestion} isOpen={question.isAsking} onClose={question.stay}>
        {(LeavingQuestion, isOpen) => <LeavingQuestion isOpen={isOpen} view={question} />}
      </OnceOpened>
      <Loaded part={tooltips} renderFailure={() => null}>
        {(Tooltips) => <Tooltips />}
      </Loaded>
    </>
  );
};
