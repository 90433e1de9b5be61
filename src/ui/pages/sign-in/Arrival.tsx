import { Trans } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { noVerdictView } from "../../../machines/auth/auth.view.ts";
import { useApp } from "../../app-context.ts";
import { TakingLong } from "../../parts/opening/TakingLong.tsx";
import { useView } from "../../use-view.ts";
import { CenteredSpinner } from "../errors/CenteredSpinner.tsx";
import { NoVerdict } from "./NoVerdict.tsx";

/** A file that hangs is shared by whoever asks for it again: only another page asks anew. */
const LongArrival = () => (
  <TakingLong justify="center" p="sm">
    <Button variant="default" size="xs" onClick={() => location.reload()}>
      <Trans>Reload</Trans>
    </Button>
  </TakingLong>
);

/** What shows while the session or a page loads; after a while it says so. */
export const Arrival = () => {
  const view = useView(useApp().auth, noVerdictView);
  if (view !== undefined) return <NoVerdict view={view} />;
  return (
    <>
      <LongArrival />
      <CenteredSpinner />
    </>
  );
};
