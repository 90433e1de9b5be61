import { Trans, useLingui } from "@lingui/react/macro";
import { SimpleGrid, Skeleton, Stack, Text, Title } from "@mantine/core";
import { Suspense, use } from "react";
import type { Figure } from "../../domain/dashboard.ts";
import type { Read } from "../../machines/console.ts";
import type { Overview } from "../../machines/programs/overview.ts";
import { ReadResult } from "../feedback/ReadResult.tsx";
import "@mantine/core/styles/SimpleGrid.css";
import classes from "./DashboardScreen.module.css";

const Tile = ({ label, value, note }: { label: string; value: string; note: string }) => (
  <div role="group" aria-label={label} className={`console-surface ${classes["tile"] ?? ""}`}>
    <Text size="sm" c="dimmed">
      {label}
    </Text>
    <Text className={classes["value"] ?? ""}>{value}</Text>
    <Text size="xs" c="dimmed">
      {note}
    </Text>
  </div>
);

/** A figure in words: its number, and where it comes from (D15, D32, D40). */
const useFigure = (figure: Figure): { value: string; note: string } => {
  const { t, i18n } = useLingui();
  switch (figure._tag) {
    case "Exact":
      return { value: i18n.number(figure.value), note: t`Exact count` };
    case "Partial":
      return { value: i18n.number(figure.value), note: t`Counted over the records that were read` };
    case "Unavailable":
      return { value: i18n.number(figure.value), note: t`Not available; shown as zero` };
    case "NoAccess":
      return { value: "—", note: t`No access` };
    case "Failed":
      return { value: "—", note: t`Could not be read` };
  }
};

const Tiles = ({ overview }: { overview: Overview }) => {
  const { t } = useLingui();
  const users = useFigure(overview.totalUsers);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }}>
      <Tile label={t`Total users`} {...users} />
      <Tile
        label={t`System status`}
        value={
          overview.isUp
            ? t({ message: "Up", context: "system status" })
            : t({ message: "Down", context: "system status" })
        }
        note={overview.isUp ? t`The service answers` : t`The service does not answer`}
      />
    </SimpleGrid>
  );
};

const Overall = ({ overview, onRetry }: { overview: Promise<Read<Overview>>; onRetry: () => void }) => (
  <ReadResult result={use(overview)} onRetry={onRetry}>
    {(read) => <Tiles overview={read} />}
  </ReadResult>
);

/** The first page of the admin area (§2). */
export const DashboardScreen = (props: { overview: Promise<Read<Overview>>; onRetry: () => void }) => (
  <Stack gap="lg">
    <Title order={1}>
      <Trans>Dashboard</Trans>
    </Title>
    <Suspense
      fallback={
        <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }}>
          <Skeleton height={110} radius="md" />
          <Skeleton height={110} radius="md" />
        </SimpleGrid>
      }
    >
      <Overall {...props} />
    </Suspense>
  </Stack>
);
