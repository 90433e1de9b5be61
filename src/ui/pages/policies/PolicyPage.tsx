import { Anchor, Button, Group, Stack, Text, Title } from "@mantine/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconPrinter } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { Logo } from "../../parts/brand/Logo.tsx";
import "@mantine/core/styles/Anchor.css";
import classes from "./PolicyPage.module.css";

/** A chapter of a policy. */
export const Chapter = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className={classes["chapter"]}>
    <Title order={2}>{title}</Title>
    {children}
  </section>
);

const Policies = () => (
  <Group component="nav" gap="lg" className={classes["screen"] ?? ""}>
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

/** A public page of text that needs no sign-in and prints well (§2). */
export const PolicyPage = ({
  title,
  name,
  children,
}: {
  title: ReactNode;
  /** The title as the document is called. */
  name: string;
  children: ReactNode;
}) => {
  const { t } = useLingui();
  const product = t`Kitchen Console`;
  useEffect(() => {
    const before = document.title;
    document.title = `${name} · ${product}`;
    return () => {
      document.title = before;
    };
  }, [name, product]);
  return (
    <Stack component="main" className="console-page console-prose" p="lg" gap="md">
      <Group justify="space-between">
        <Group gap="sm">
          <Logo size={28} />
          <Anchor renderRoot={(props) => <Link to="/login" {...props} />}>{product}</Anchor>
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
      <Title order={1}>{title}</Title>
      <Text c="dimmed" size="sm">
        <Trans>This policy applies to the service and to this console.</Trans>
      </Text>
      {children}
      <Policies />
    </Stack>
  );
};
