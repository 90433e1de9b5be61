import { useLingui } from "@lingui/react/macro";
import { Loader, Stack } from "@mantine/core";

/** What shows while the session or a page loads. */
export const CenteredSpinner = () => {
  const { t } = useLingui();
  return (
    <Stack mih="60dvh" role="status" aria-label={t`Loading`} align="center" justify="center">
      <Loader />
    </Stack>
  );
};
