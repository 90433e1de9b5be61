import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { Anchor, Group } from "@mantine/core";
import { IconTrophy } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type * as Effect from "effect/Effect";
import { listSearch } from "../../../domain/list-request.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import { listPath } from "../../../domain/resources.ts";
import type { Mark } from "../../../domain/moderation/mark-list.ts";
import type { Read } from "../../../machines/app.ts";
import type { ListReading } from "../../../machines/use-cases/lists/read-list.ts";
import { type Beside, readBeside } from "../../../machines/use-cases/moderation/read-beside.ts";
import type { MarkRanking } from "../../../machines/use-cases/moderation/read-ranking.ts";
import type { ReadingPorts } from "../../../machines/ports.ts";
import { ListPage } from "../list/ListPage.tsx";
import type { ListView } from "../list/list-view.ts";
import { type ListVisit, beginList } from "../list/load-list.ts";
import { BesideList } from "./BesideList.tsx";
import { type BesideWords, MarkBeside } from "./MarkBeside.tsx";
import { RankingList } from "./RankingList.tsx";
import classes from "./MarksPage.module.css";

/** What may be ranked by how many marks there are of it; the address opens it by this name. */
type Rankings = Readonly<
  Record<
    string,
    {
      readonly title: MessageDescriptor;
      readonly read: Effect.Effect<MarkRanking, RemoteFailure, ReadingPorts>;
    }
  >
>;

export interface MarksReading<A> {
  readonly reading: ListReading<A>;
  readonly opened: string | undefined;
  readonly ranking: Promise<Read<MarkRanking>> | undefined;
  readonly beside: Promise<Read<Beside<A>>> | undefined;
}

/** What such a page reads: the list, and the ranking or the one of its records that is opened beside it. */
export const marksLoader = <A,>(view: ListView<A>, rankings: Rankings, markOf: (record: A) => Mark) => {
  const besideOf = readBeside(view, markOf);
  return (visit: ListVisit): MarksReading<A> => {
    const { context, deps, abortController } = visit;
    const { open } = deps;
    const { signal } = abortController;
    const [opened, ranking] = Object.entries(rankings).find(([name]) => name === open) ?? [];
    const isRecord = open !== undefined && ranking === undefined;
    return {
      reading: beginList(view)(visit),
      opened,
      ranking: ranking && context.read(ranking.read, signal),
      beside: isRecord ? context.read(besideOf(String(open)), signal) : undefined,
    };
  };
};

interface MarksPageProps<A> extends MarksReading<A> {
  readonly view: ListView<A>;
  readonly rankings: Rankings;
  readonly words: BesideWords;
}

/** What people put on kitchens, and what has most of it. */
export const MarksPage = <A,>({
  view,
  rankings,
  words,
  reading,
  opened,
  ranking,
  beside,
}: MarksPageProps<A>) => {
  const { t } = useLingui();
  const title = opened === undefined ? undefined : rankings[opened]?.title;
  return (
    <>
      <ListPage
        view={view}
        reading={reading}
        above={
          <Group gap="lg" className="console-off-paper">
            {Object.entries(rankings).map(([name, offered]) => (
              <Anchor
                key={name}
                className={classes["open"] ?? ""}
                renderRoot={(props) => (
                  <Link
                    to={listPath(view.name)}
                    search={{ ...listSearch(reading.request), open: name }}
                    resetScroll={false}
                    {...props}
                  />
                )}
              >
                <IconTrophy size={18} stroke={1.5} aria-hidden />
                {t(offered.title)}
              </Anchor>
            ))}
          </Group>
        }
      />
      <BesideList
        list={view.name}
        request={reading.request}
        title={title === undefined ? "" : t(title)}
        source={ranking}
      >
        {(shown) => <RankingList list={view.name} ranking={shown} none={t(view.words.empty)} />}
      </BesideList>
      <BesideList list={view.name} request={reading.request} title={t(words.title)} source={beside}>
        {(shown) => <MarkBeside view={view} words={words} beside={shown} />}
      </BesideList>
    </>
  );
};
