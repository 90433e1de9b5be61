import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { Anchor, Group } from "@mantine/core";
import { IconTrophy } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { RowData } from "@tanstack/react-table";
import { listSearch } from "../../../domain/list-request.ts";
import type { Reference } from "../../../domain/reference.ts";
import { type ContributionName, listPath } from "../../../domain/resources.ts";
import type { Read } from "../../../machines/app.ts";
import type { ListReading } from "../../../machines/list/read-list.ts";
import { type Ranking, readRanking } from "../../../machines/moderation/read-ranking.ts";
import { ListPage } from "../list/ListPage.tsx";
import type { ListView } from "../list/list-view.ts";
import { type ListVisit, loadList } from "../list/load-list.ts";
import { BesideList } from "./BesideList.tsx";
import { RankingList } from "./RankingList.tsx";
import classes from "./MarksPage.module.css";

/** What may be ranked by how many marks there are of it; the address opens it by this name. */
const RANKED = ["kitchens", "people"] as const;

type RankedName = (typeof RANKED)[number];

export interface MarksReading<A> {
  readonly reading: ListReading<A>;
  readonly opened: RankedName | undefined;
  readonly ranking: Promise<Read<Ranking>> | undefined;
}

type ReferencesOf<A> = Readonly<Record<RankedName, (record: A) => Reference | undefined>>;

/** What such a page reads: the list, and what comes first where that is opened beside it. */
export const marksLoader =
  <A,>(view: ListView<A>, referencesOf: ReferencesOf<A>) =>
  (visit: ListVisit): MarksReading<A> => {
    const { context, deps, abortController } = visit;
    const opened = RANKED.find((name) => name === deps["open"]);
    return {
      reading: loadList(view)(visit),
      opened,
      ranking:
        opened &&
        context.read(readRanking(view.source, view.list, referencesOf[opened]), abortController.signal),
    };
  };

interface MarksPageProps<A> extends MarksReading<A> {
  readonly list: ContributionName;
  readonly view: ListView<A>;
  /** What the rankings are called. */
  readonly titles: Readonly<Record<RankedName, MessageDescriptor>>;
}

/** What people put on kitchens, and the kitchens and people that have most of it. */
export const MarksPage = <A extends RowData>({
  list,
  view,
  titles,
  reading,
  opened,
  ranking,
}: MarksPageProps<A>) => {
  const { t } = useLingui();
  return (
    <>
      <ListPage
        view={view}
        reading={reading}
        above={
          <Group gap="lg">
            {RANKED.map((name) => (
              <Anchor
                key={name}
                className={classes["open"] ?? ""}
                renderRoot={(props) => (
                  <Link
                    to={listPath(list)}
                    search={{ ...listSearch(reading.request), open: name }}
                    resetScroll={false}
                    {...props}
                  />
                )}
              >
                <IconTrophy size={18} stroke={1.5} aria-hidden />
                {t(titles[name])}
              </Anchor>
            ))}
          </Group>
        }
      />
      <BesideList
        list={list}
        request={reading.request}
        title={opened === undefined ? "" : t(titles[opened])}
        source={ranking}
      >
        {(shown) => <RankingList list={list} ranking={shown} none={t(view.words.empty)} />}
      </BesideList>
    </>
  );
};
