import { useSelector } from "@xstate/react";
import { lazy, Suspense } from "react";
import { deletionView } from "../../../machines/deletion/deletion.view.ts";
import { useSignedInActors } from "../../app-context.ts";
import { OnceOpened } from "../../parts/opening/OnceOpened.tsx";
import { useView } from "../../use-view.ts";

const Toasts = lazy(async () => ({ default: (await import("../announcements/Toasts.tsx")).Toasts }));
const Deletions = lazy(async () => ({ default: (await import("../deletion/Deletions.tsx")).Deletions }));

/** What lies over every signed-in page and outlives it; each is loaded when there is something to show. */
export const Overlays = () => {
  const { announcements, deletions } = useSignedInActors();
  const hasNews = useSelector(announcements, ({ context }) => context.count > 0);
  const view = useView(deletions, deletionView);
  return (
    <>
      <Suspense>{hasNews && <Toasts />}</Suspense>
      <OnceOpened isOpen={view.isAsking}>{(isOpen) => <Deletions isOpen={isOpen} view={view} />}</OnceOpened>
    </>
  );
};
