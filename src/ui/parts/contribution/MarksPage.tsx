import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
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
import { KitchenRanking } from "./KitchenRanking.tsx";
import classes from "./MarksPage.module.css";

export interface MarksReading<A> {
  readonly reading: ListReading<A>;
  readonly ranking: Promise<Read<Ranking>> | undefined;
}

/** What the address opens beside the list. */
const RANKING = "kitchens";

/** What such a page reads: the list, and which kitchens come first where that is opened beside it. */
export const marksLoader =
  <A,>(view: ListView<A>, kitchenOf: (record: A) => Reference | undefined) =>
  (visit: ListVisit): MarksReading<A> => {
    const { context, deps, abortController } = visit;
    return {
      reading: loadList(view)(visit),
      ranking:
        deps["open"] === RANKING
          ? context.read(readRanking(view.source, view.list, kitchenOf), abortController.signal)
          : undefined,
    };
  };

interface MarksPageProps<A> extends MarksReading<A> {
  readonly list: ContributionName;
  readonly view: ListView<A>;
  /** What the ranking is called. */
  readonly title: MessageDescriptor;
}

/** What people put on kitchens, and the kitchens that have most of it. */
export const MarksPage = <A extends RowData>({ list, view, title, reading, ranking }: MarksPageProps<A>) => {
  const { t } = useLingui();
  return (
    <>
      <ListPage
        view={view}
        reading={reading}
        above={
          <Anchor
            className={classes["open"] ?? ""}
            renderRoot={(props) => (
              <Link
                to={listPath(list)}
                search={{ ...listSearch(reading.request), open: RANKING }}
                resetScroll={false}
                {...props}
              />
            )}
          >
            <IconTrophy size={18} stroke={1.5} aria-hidden />
            {t(title)}
          </Anchor>
        }
      />
      <BesideList list={list} request={reading.request} title={t(title)} source={ranking}>
        {(shown) => <KitchenRanking list={list} ranking={shown} none={t(view.words.empty)} />}
      </BesideList>
    </>
  );
};
