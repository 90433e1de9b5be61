import { Plural, useLingui } from "@lingui/react/macro";
import { Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { Ranked } from "../../../domain/moderation/ranking.ts";
import { type ListName, listPath, RESOURCES } from "../../../domain/resources.ts";
import type { MarkRanking } from "../../../machines/use-cases/moderation/read-ranking.ts";
import { NamesOn } from "../face/names-asked.ts";
import { ReferenceName } from "../face/ReferenceName.tsx";
import { EmptyNote } from "../feedback/EmptyNote.tsx";
import { SeeAll } from "../section/SeeAll.tsx";
import classes from "./RankingList.module.css";

/** So many records are shown. */
const SHOWN = 20;

interface RankingListProps {
  readonly list: ListName;
  readonly ranking: MarkRanking;
  /** What is said where there is none. */
  readonly none: string;
}

interface CountProps extends Ranked {
  readonly list: ListName;
  readonly isWay: boolean;
}

/** How many there are, and the way to them. */
const Count = ({ list, reference: { resource, id, name = id }, count, isWay }: CountProps) => {
  const { i18n } = useLingui();
  if (resource === "tribes")
    return (
      <>
        <span className={classes["count"]}>{i18n.number(count)}</span>
        {isWay && <SeeAll list={list} search={{ tribe: id }} of={name} />}
      </>
    );
  return (
    <Link to={listPath(list)} search={{ [RESOURCES[resource].kind]: id }} className={classes["count"]}>
      {resource === "users" ? (
        <Plural value={count} one="# kitchen" other="# kitchens" />
      ) : (
        <Plural value={count} one="# person" other="# people" />
      )}
    </Link>
  );
};

/** The kitchens, people or tribes that most records of a list are about, each with the way to those. */
export const RankingList = ({ list, ranking, none }: RankingListProps) =>
  ranking.ranked.length === 0 ? (
    <EmptyNote>{none}</EmptyNote>
  ) : (
    <NamesOn value={ranking}>
      <Stack gap="md">
        <Stack component="ol" gap={4} className="console-list">
          {ranking.ranked.slice(0, SHOWN).map(({ reference, count }) => (
            <li key={reference.id} className={classes["ranked"]}>
              <ReferenceName {...reference} />
              <Count list={list} reference={reference} count={count} isWay={ranking.isWay} />
            </li>
          ))}
        </Stack>
        <Text size="xs" c="dimmed">
          {ranking.isWhole ? (
            <Plural value={ranking.counted} one="# record was counted." other="All # records were counted." />
          ) : (
            <Plural
              value={ranking.counted}
              one="Only # record was counted."
              other="Only # records were counted."
            />
          )}
        </Text>
      </Stack>
    </NamesOn>
  );
