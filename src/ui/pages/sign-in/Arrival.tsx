import { Trans } from "@lingui/react/macro";
import { Button, Group, Text } from "@mantine/core";
import { noVerdictView } from "../../../machines/auth/auth.view.ts";
import { useApp } from "../../app-context.ts";
import { useIsLong } from "../../parts/opening/use-is-long.ts";
import { useView } from "../../use-view.ts";
import { CenteredSpinner } from "../errors/CenteredSpinner.tsx";
import { NoVerdict } from "./NoVerdict.tsx";

/** A file that hangs is shared by whoever asks for it again: only another page asks anew. */
const LongArrival = () =>
  useIsLong() && (
    <Group role="status" justify="center" gap="sm" p="sm">
      <Text size="sm">
        <Trans>This is taking longer than usual.</Trans>
      </Text>
      <Button variant="default" size="xs" onClick={() => location.reload()}>
        <Trans>Reload</Trans>
      </Button>
    </Group>
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
