import { Anchor, Button, Group, Stack, Text, Title } from "@mantine/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconPrinter } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { writtenDate } from "../../locales/browser-data.ts";
import { Logo } from "../../parts/brand/Logo.tsx";
import { PageTitle } from "../../parts/page-title/PageTitle.tsx";
import { LanguageSelect } from "../../parts/preferences/LanguageSelect.tsx";
import "@mantine/core/styles/Anchor.css";
import classes from "./PolicyPage.module.css";
import { tagOf } from "../../locales/tag-of.ts";

/** Whom the policies name. */
export interface Contact {
  readonly address: string;
  /** Who runs the service; the product's own name where nobody said. */
  readonly operator: string | undefined;
}

/** What every policy is given. */
export interface PolicyProps {
  readonly contact: Contact;
}

/** The day from which the policies hold as they stand here. */
const SINCE = Date.UTC(2026, 10, 22);

export const Chapter = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className={classes["chapter"]}>
    <Title order={2}>{title}</Title>
    {children}
  </section>
);

export const MailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`} className={`console-isolate ${classes["mail"] ?? ""}`}>
    {address}
  </a>
);

const Policies = ({ label }: { label: string }) => (
  <Group component="nav" aria-label={label} gap="lg" className={classes["screen"] ?? ""}>
    <Anchor
      size="sm"
      className="console-way"
      renderRoot={(props) => <Link to="/policies/privacy" {...props} />}
    >
      <Trans>Privacy policy</Trans>
    </Anchor>
    <Anchor size="sm" className="console-way" renderRoot={(props) => <Link to="/policies/csae" {...props} />}>
      <Trans>Child safety policy</Trans>
    </Anchor>
    <Anchor
      size="sm"
      className="console-way"
      renderRoot={(props) => <Link to="/policies/delete-account" {...props} />}
    >
      <Trans>Delete your account</Trans>
    </Anchor>
  </Group>
);

interface PolicyPageProps extends PolicyProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A public page of text that needs no sign-in and prints well. */
export const PolicyPage = ({ contact, title, children }: PolicyPageProps) => {
  const { t, i18n } = useLingui();
  const operator = contact.operator ?? t`Kitchen Console`;
  const since = writtenDate(tagOf(i18n), SINCE, { dateStyle: "long", timeZone: "UTC" });
  return (
    <Stack component="main" className="console-page console-prose" p="lg" gap="md">
      <Group justify="space-between">
        <Group gap="sm">
          <Logo size={28} />
          <Anchor
            className="console-way"
            renderRoot={(props) => <Link to="/login" {...props} />}
          >{t`Kitchen Console`}</Anchor>
        </Group>
        <Group gap="sm" className={classes["screen"] ?? ""}>
          <LanguageSelect />
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPrinter size={16} stroke={1.5} aria-hidden />}
            onClick={() => globalThis.print()}
          >
            <Trans>Print</Trans>
          </Button>
        </Group>
      </Group>
      <PageTitle title={title} />
      <Text c="dimmed" size="sm">
        <Trans>In effect since {since}</Trans>
      </Text>
      {children}
      <Chapter title={t`Who is responsible`}>
        <Text>
          <Trans>
            <bdi>{operator}</bdi> runs this service and answers for it. Write to{" "}
            <MailLink address={contact.address} /> with questions and requests.
          </Trans>
        </Text>
      </Chapter>
      <Policies label={t`Policies`} />
    </Stack>
  );
};
