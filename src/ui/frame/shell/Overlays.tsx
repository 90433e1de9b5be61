import { useSelector } from "@xstate/react";
import { useDidUpdate } from "@mantine/hooks";
import { deletionView } from "../../../machines/deletion/deletion.view.ts";
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

/** What lies over every signed-in page and outlives it; each is loaded when there is something to show. */
export const Overlays = () => {
  const { announcements, deletions, leaving } = useSignedInActors();
  const news = useSelector(announcements, ({ context }) => context.count);
  const view = useView(deletions, deletionView);
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
