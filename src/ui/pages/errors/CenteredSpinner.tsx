import { useLingui } from "@lingui/react/macro";
import { Center, Loader } from "@mantine/core";

/** What shows while the session or a page loads. */
export const CenteredSpinner = () => {
  const { t } = useLingui();
  return (
    <Center mih="60dvh" role="status" aria-label={t`Loading`}>
      <Loader />
    </Center>
  );
};
