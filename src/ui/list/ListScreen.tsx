import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Group, Stack, Title } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { RowData } from "@tanstack/react-table";
import { useSelector } from "@xstate/react";
import { Suspense, use, useDeferredValue } from "react";
import { isArranging, type ListRequest } from "../../domain/list-request.ts";
import type { ListReading } from "../../machines/list/read-list.ts";
import { canBeArranged, type RecordPage } from "../../machines/programs/list-records.ts";
import type { Read } from "../../machines/console.ts";
import { useConsole } from "../console-context.ts";
import { ReadResult } from "../feedback/ReadResult.tsx";
import { BulkBar } from "./BulkBar.tsx";
import { CreateButton } from "./CreateButton.tsx";
import { EmptyList } from "./EmptyList.tsx";
import { ExportStatus } from "./ExportStatus.tsx";
import type { ListView } from "./list-view.ts";
import { ListFilters } from "./ListFilters.tsx";
import { ListFooter } from "./ListFooter.tsx";
import { ListRemarks, useTooManyText } from "./ListRemarks.tsx";
import classes from "./ListScreen.module.css";
import { LoadingProgress } from "./LoadingProgress.tsx";
import { RecordCards } from "./RecordCards.tsx";
import { RecordTable } from "./RecordTable.tsx";
import { SearchField } from "./SearchField.tsx";
import type { Sorting } from "./SortButton.tsx";
import { SortSelect } from "./SortSelect.tsx";
import { TableSkeleton } from "./TableSkeleton.tsx";
import { useExport } from "./use-export.ts";
import { useIsPhone } from "./use-is-phone.ts";
import { type Marks, useMarks } from "./use-marks.ts";
import { ViewOptions } from "./ViewOptions.tsx";

interface ListScreenProps<A> {
  readonly view: ListView<A>;
  readonly request: ListRequest;
  readonly reading: ListReading<A>;
  readonly onRequest: (request: ListRequest) => void;
  readonly onReload: () => void;
}

type OnSort = Sorting["onSort"];

interface NarrowingProps<A> {
  readonly view: ListView<A>;
  readonly request: ListRequest;
  readonly onRequest: (request: ListRequest) => void;
  readonly onSort: OnSort;
  readonly refusal?: string | undefined;
}

const Narrowing = <A,>({ view, request, onRequest, onSort, refusal }: NarrowingProps<A>) => {
  const isPhone = useIsPhone();
  const { sort, direction } = request;
  return (
    <>
      <ListFilters filters={view.filters} request={request} onRequest={onRequest} refusal={refusal} />
      {isPhone && <SortSelect view={view} sorting={{ sort, direction, onSort, refusal }} />}
    </>
  );
};

/** Why a list that was read can be neither sorted nor filtered; nothing where it can (D36). */
const useRefusalOf = <A,>(result: Read<RecordPage<A>>): string | undefined => {
  const tooMany = useTooManyText();
  return result._tag === "Success" && !canBeArranged(result.success.whole)
    ? tooMany(result.success.whole)
    : undefined;
};

const KnownNarrowing = <A,>({ page, ...props }: NarrowingProps<A> & Pick<ListReading<A>, "page">) => {
  const refusal = useRefusalOf(use(page));
  return <Narrowing {...props} refusal={refusal} />;
};

interface RowsProps<A> extends NarrowingProps<A> {
  readonly page: ListReading<A>["page"];
  readonly hidden: ReadonlyArray<string>;
  readonly marks: Marks;
  readonly isStale: boolean;
  readonly onReload: () => void;
}

const Rows = <A extends RowData>(props: RowsProps<A>) => {
  const { view, request, page, hidden, marks, isStale, onRequest, onReload, onSort } = props;
  const density = useSelector(useConsole().preferences, ({ context }) => context.density);
  const isPhone = useIsPhone();
  const result = use(page);
  const refusal = useRefusalOf(result);
  const { sort, direction } = request;
  const sorting = { sort, direction, onSort, refusal };
  return (
    <ReadResult result={result} onRetry={onReload}>
      {(records) => (
        <>
          <ListRemarks page={records} />
          {records.items.length === 0 ? (
            <EmptyList view={view} request={request} total={records.total} onRequest={onRequest} />
          ) : (
            <>
              {isPhone ? (
                <RecordCards
                  view={view}
                  rows={records.items}
                  hidden={hidden}
                  marks={marks}
                  isStale={isStale}
                />
              ) : (
                <RecordTable
                  view={view}
                  rows={records.items}
                  hidden={hidden}
                  density={density}
                  marks={marks}
                  sorting={sorting}
                  isStale={isStale}
                />
              )}
              <ListFooter
                request={request}
                total={records.total}
                isCounted={records.isCounted}
                onRequest={(asked) => onRequest({ ...request, ...asked })}
              />
            </>
          )}
        </>
      )}
    </ReadResult>
  );
};

/** A list of one kind of record: search, filters, order, columns, selection, export (§2, D36). */
export const ListScreen = <A extends RowData>(props: ListScreenProps<A>) => {
  const { view, request, reading, onRequest, onReload } = props;
  const { t } = useLingui();
  const { deletions, preferences } = useConsole();
  const hidden = useSelector(preferences, ({ context }) => context.hiddenColumns[view.name]);
  const marks = useMarks(view.tag, request, onReload);
  const exporting = useExport(view, hidden);
  // While newer rows are on their way the old ones stay, dimmed.
  const shown = useDeferredValue(reading);
  const isStale = shown !== reading;
  const onSort: Sorting["onSort"] = (sort, direction) => onRequest({ ...request, page: 1, sort, direction });
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={1}>{t(view.words.title)}</Title>
        <CreateButton view={view} />
      </Group>
      <div className={classes["tools"]}>
        <SearchField
          label={t(view.words.search)}
          clearLabel={t`Clear search`}
          query={request.query}
          onQuery={(query) => {
            if (query !== request.query) onRequest({ ...request, page: 1, query });
          }}
        />
        <Suspense
          fallback={<Narrowing view={view} request={request} onRequest={onRequest} onSort={onSort} />}
        >
          <KnownNarrowing
            view={view}
            request={request}
            onRequest={onRequest}
            onSort={onSort}
            page={shown.page}
          />
        </Suspense>
        <Group gap="sm" className={classes["end"]} wrap="nowrap">
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
            onClick={() => exporting.start({ _tag: "Everything", request })}
          >
            <Trans>Export</Trans>
          </Button>
          <ViewOptions view={view} />
        </Group>
      </div>
      <div className="console-surface">
        <ExportStatus exporting={exporting} />
        {isArranging(request) && (
          <LoadingProgress
            progress={reading.progress}
            onCancel={() => onRequest({ ...request, page: 1, sort: undefined, filters: {} })}
          />
        )}
        <Suspense fallback={<TableSkeleton rows={request.size} />}>
          <Rows
            view={view}
            request={request}
            page={shown.page}
            hidden={hidden}
            marks={marks}
            isStale={isStale}
            onRequest={onRequest}
            onReload={onReload}
            onSort={onSort}
          />
        </Suspense>
        <BulkBar
          list={view.name}
          selection={marks.selection}
          onDelete={(targets) => deletions.send({ type: "ask to delete", targets })}
          onExport={(ids) => exporting.start({ _tag: "Selected", ids })}
          onClear={marks.clear}
        />
      </div>
    </Stack>
  );
};
