import { Anchor, Button, Group, Stack, Text, Title } from "@mantine/core";
import { Trans } from "@lingui/react/macro";
import { IconPrinter } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Logo } from "../../parts/brand/Logo.tsx";
import { PageTitle } from "../../parts/page-title/PageTitle.tsx";
import "@mantine/core/styles/Anchor.css";
import classes from "./PolicyPage.module.css";

export const Chapter = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className={classes["chapter"]}>
    <Title order={2}>{title}</Title>
    {children}
  </section>
);

const Policies = ({ label }: { label: string }) => (
  <Group component="nav" aria-label={label} gap="lg" className={classes["screen"] ?? ""}>
    <Anchor size="sm" renderRoot={(props) => <Link to="/policies/privacy" {...props} />}>
      <Trans>Privacy policy</Trans>
    </Anchor>
    <Anchor size="sm" renderRoot={(props) => <Link to="/policies/csae" {...props} />}>
      <Trans>Child safety policy</Trans>
    </Anchor>
    <Anchor size="sm" renderRoot={(props) => <Link to="/policies/delete-account" {...props} />}>
      <Trans>Delete your account</Trans>
    </Anchor>
  </Group>
);

/** A public page of text that needs no sign-in and prints well. */
export const PolicyPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack component="main" className="console-page console-prose" p="lg" gap="md">
    <Group justify="space-between">
      <Group gap="sm">
        <Logo size={28} />
        <Anchor renderRoot={(props) => <Link to="/login" {...props} />}>
          <Trans>Kitchen Console</Trans>
        </Anchor>
      </Group>
      <Button
        variant="default"
        size="xs"
        className={classes["screen"] ?? ""}
        leftSection={<IconPrinter size={16} stroke={1.5} aria-hidden />}
        onClick={() => globalThis.print()}
      >
        <Trans>Print</Trans>
      </Button>
    </Group>
    <PageTitle title={title} />
    <Text c="dimmed" size="sm">
      <Trans>This policy applies to the service and to this console.</Trans>
    </Text>
    {children}
    <Policies />
  </Stack>
);
