import { Anchor, Group, Stack, Title } from "@mantine/core";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Logo } from "../brand/Logo.tsx";

/** A public page of text that needs no sign-in (§2). */
export const PolicyPage = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Stack component="main" className="console-page console-prose" p="lg" gap="md">
    <Group gap="sm">
      <Logo size={28} />
      <Anchor renderRoot={(props) => <Link to="/login" {...props} />}>
        <Trans>Kitchen Console</Trans>
      </Anchor>
    </Group>
    <Title order={1}>{title}</Title>
    {children}
  </Stack>
);
