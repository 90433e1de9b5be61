import { Trans } from "@lingui/react/macro";
import { Anchor, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";

/** What somebody can read before they have an account. */
export const PolicyNote = () => (
  <Text size="sm" c="dimmed">
    <Trans>
      What we keep, and for how long, is in our{" "}
      <Anchor underline="always" renderRoot={(props) => <Link to="/policies/privacy" {...props} />}>
        privacy policy
      </Anchor>
      . We also have a{" "}
      <Anchor underline="always" renderRoot={(props) => <Link to="/policies/csae" {...props} />}>
        child safety policy
      </Anchor>
      .
    </Trans>
  </Text>
);
