import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Button, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { RESOURCES } from "../../../domain/resources.ts";
import { EXACTLY } from "../../exactly.ts";
import { PageTitle } from "../../parts/page-title/PageTitle.tsx";
import { DASHBOARD, MENU_WORDS, RESOURCE_WORDS } from "../../resources.tsx";
import classes from "./coming-soon.module.css";

const TO_USERS = { to: RESOURCES.users.list, words: RESOURCE_WORDS.users.goTo };
const TO_KITCHENS = { to: RESOURCES.kitchens.list, words: RESOURCE_WORDS.kitchens.goTo };
const TO_DASHBOARD = { to: DASHBOARD.path, words: DASHBOARD.goTo };

interface Placeholder {
  readonly text: MessageDescriptor;
  /** What the page will be, and what there is until then. */
  readonly plan: MessageDescriptor;
  readonly today: typeof TO_USERS | typeof TO_KITCHENS | typeof TO_DASHBOARD;
}

/** The pages that do not exist yet (§2), by their entry of the menu. */
const PLACEHOLDERS = {
  comments: {
    text: msg`Comments page - Coming Soon`,
    plan: msg`Here comments will be read and removed. Until then, each kitchen's page shows those about it.`,
    today: TO_KITCHENS,
  },
  favorites: {
    text: msg`Favorites page - Coming Soon`,
    plan: msg`Here you will see who keeps which kitchens. Until then, each user's page shows theirs.`,
    today: TO_USERS,
  },
  dates: {
    text: msg`Dates page - Coming Soon`,
    plan: msg`Here you will see who asked whom for a date. Until then, each kitchen's page shows the dates there.`,
    today: TO_KITCHENS,
  },
  blocks: {
    text: msg`Blocks page - Coming Soon`,
    plan: msg`Here you will see who blocked what. Until then, the dashboard counts the blocks.`,
    today: TO_DASHBOARD,
  },
  reports: {
    text: msg`Reports page - Coming Soon`,
    plan: msg`Here reports will be read and settled. Until then, each kitchen's page shows those about it.`,
    today: TO_KITCHENS,
  },
  security: {
    text: msg`Security page - Coming Soon`,
    plan: msg`Here you will see who changed what. Until then, the list of users shows who has which role.`,
    today: TO_USERS,
  },
  settings: {
    text: msg`Settings page - Coming Soon`,
    plan: msg`Here the console will be set up. Until then, language and theme are in the menu and at the top.`,
    today: TO_DASHBOARD,
  },
  help: {
    text: msg`Help page - Coming Soon`,
    plan: msg`Here you will find answers and people to ask. Until then, the ? key shows the keyboard shortcuts.`,
    today: TO_DASHBOARD,
  },
} as const satisfies Readonly<Record<string, Placeholder>>;

/** A page that does not exist yet: its placeholder text, what it will be, and what there is until then; no call. */
export const comingSoon = (page: keyof typeof PLACEHOLDERS) => () => {
  const { t } = useLingui();
  const { text, plan, today }: Placeholder = PLACEHOLDERS[page];
  const { icon: Icon } = MENU_WORDS[page];
  return (
    <Stack align="center" gap="md" py="xl">
      <span className={classes["icon"]}>
        <Icon size={28} stroke={1.5} aria-hidden />
      </span>
      <PageTitle title={t(text)} ta="center" />
      <Text c="dimmed" ta="center" maw="34rem" style={{ textWrap: "balance" }}>
        {t(plan)}
      </Text>
      <Button
        variant="default"
        renderRoot={(props) => <Link to={today.to} activeOptions={EXACTLY} {...props} />}
      >
        {t(today.words)}
      </Button>
    </Stack>
  );
};
