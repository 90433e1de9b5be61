import { Trans } from "@lingui/react/macro";
import { Anchor, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** Says what a plan does not include, and where it is to be had. */
export const NotInPlan = ({ id, children }: { id?: string; children: ReactNode }) => (
  <Text size="sm" c="dimmed" {...(id !== undefined && { id })}>
    {children}{" "}
    <Anchor
      inherit
      className="console-way"
      underline="always"
      renderRoot={(props) => <Link to="/business/subscription" {...props} />}
    >
      <Trans>See the plans</Trans>
    </Anchor>
  </Text>
);
