import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { ACTIVE_TRIBES, type Ranking } from "../../../domain/dashboard.ts";
import { score } from "../../../domain/kitchen.ts";
import { kitchenReference, tribeReference } from "../../../domain/reference.ts";
import type { Tribe } from "../../../domain/tribe.ts";
import { ReferenceName } from "../../parts/face/ReferenceName.tsx";
import { Chip } from "../../parts/value/Chip.tsx";
import { CutText } from "../../parts/value/CutText.tsx";
import classes from "./DashboardScreen.module.css";

const Ranked = ({ note, children }: { note: ReactNode; children: ReactNode }) => (
  <Stack gap="xs">
    <Text size="xs" c="dimmed">
      {note}
    </Text>
    <ol className={`console-list console-rows ${classes["list"] ?? ""}`}>{children}</ol>
  </Stack>
);

const Source = ({ ranking }: { ranking: Exclude<Ranking, { _tag: "Unavailable" }> }) =>
  ranking._tag === "Analytics" || ranking.isWhole ? (
    <Trans>By score</Trans>
  ) : (
    <Plural
      value={ranking.counted}
      one="By score, from # kitchen of the list, because analytics did not tell"
      other="By score, from the first # kitchens of the list, because analytics did not tell"
    />
  );

/** The best kitchens by score, and who ranked them. */
export const PopularKitchens = ({ ranking }: { ranking: Ranking }) => {
  const { t, i18n } = useLingui();
  if (ranking._tag === "Unavailable")
    return <Text c="dimmed">{t`The list is not available and shown as empty.`}</Text>;
  return (
    <Ranked note={<Source ranking={ranking} />}>
      {ranking.kitchens.length === 0 && <li>{t`There are no kitchens yet.`}</li>}
      {ranking.kitchens.map((kitchen) => (
        <li key={kitchen.kitchenId}>
          <span className={classes["name"]}>
            <ReferenceName {...kitchenReference(kitchen)} />
          </span>
          {kitchen.banned && (
            <Chip color="red">
              <Trans context="status of a kitchen">Banned</Trans>
            </Chip>
          )}
          <span className={classes["number"]}>{i18n.number(score(kitchen))}</span>
        </li>
      ))}
    </Ranked>
  );
};

/** The first tribes of the list. */
export const ActiveTribes = ({ tribes }: { tribes: ReadonlyArray<Tribe> }) => (
  <Ranked note={<Trans>The first {ACTIVE_TRIBES} of the list</Trans>}>
    {tribes.length === 0 && (
      <li>
        <Trans>There are no tribes yet.</Trans>
      </li>
    )}
    {tribes.map((tribe) => (
      <li key={tribe.tribeId}>
        <span className={classes["name"]}>
          <ReferenceName {...tribeReference(tribe)} />
        </span>
        <Text size="sm" c="dimmed" dir="auto" className={classes["hint"] ?? ""}>
          <CutText text={tribe.description} most="TextTooLong" />
        </Text>
        {tribe.memberCount !== undefined && (
          <Text component="span" size="sm" className={classes["number"] ?? ""}>
            <Plural value={tribe.memberCount} one="# member" other="# members" />
          </Text>
        )}
      </li>
    ))}
  </Ranked>
);
