import { useLingui } from "@lingui/react/macro";
import { Stack } from "@mantine/core";
import { deepEqual } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { type ReactNode, useMemo, useState } from "react";
import type { Density } from "../../../domain/list-preferences.ts";
import { isArranging, type ListRequest } from "../../../domain/list-request.ts";
import { type ListOrder, turnedOrder } from "../../../domain/lists/turned-order.ts";
import type { ListReading } from "../../../machines/use-cases/lists/read-list.ts";
import { answerable, canBeArranged } from "../../../machines/use-cases/lists/list-records.ts";
import { useApp, useSignedInActors } from "../../app-context.ts";
import { ReadResult } from "../feedback/ReadResult.tsx";
import { useGoingBack } from "../feedback/use-going-back.ts";
import { Waiting } from "../feedback/Waiting.tsx";
import { BulkBar } from "./selection/BulkBar.tsx";
import { EndedSelection } from "./selection/EndedSelection.tsx";
import { ExportStatus } from "./export/ExportStatus.tsx";
import { NamesOn } from "../face/names-asked.ts";
import { usePreloaded } from "../opening/use-preloaded.ts";
import { LATE_OVERLAYS } from "./late-overlays.ts";
import { factsOf, type ListColumn, type ListView } from "./list-view.ts";
import { ListFooter } from "./ListFooter.tsx";
import { ListRemarks, useTooManyText } from "./ListRemarks.tsx";
import { FilterChips } from "./tools/FilterChips.tsx";
import { ListTools } from "./tools/ListTools.tsx";
import type { OnRequest } from "./tools/list-tools.ts";
import { LoadingProgress } from "./LoadingProgress.tsx";
import { noRows } from "./no-rows.tsx";
import { RecordCards } from "./table/RecordCards.tsx";
import { RecordTable } from "./table/RecordTable.tsx";
import type { SettledList } from "./settled-list.ts";
import { SelectAllMatching } from "./selection/SelectAllMatching.tsx";
import type { Sorting } from "./table/SortButton.tsx";
import { TableSkeleton } from "./table/TableSkeleton.tsx";
import { useColumns } from "./table/use-columns.ts";
import { useExport } from "./export/use-export.ts";
import { useIsPhone } from "../../use-is-phone.ts";
import { useLastPage } from "./use-last-page.ts";
import { useRecordPages } from "./use-record-pages.ts";
import { type RowSelection, useRowSelection } from "./selection/use-row-selection.ts";
import { ShownListContext } from "../value/came-from.ts";
import { useSettled } from "../feedback/use-settled.ts";

interface ListScreenProps<A> {
  readonly view: ListView<A>;
  readonly reading: ListReading<A>;
  readonly onRequest: OnRequest;
  /** What stands between its tools and its rows. */
  readonly above?: ReactNode;
}

interface RowsProps<A> extends ListScreenProps<A> {
  readonly settled: SettledList<A>;
  readonly isPhone: boolean;
  readonly columns: ReadonlyArray<ListColumn<A>>;
  readonly density: Density;
  readonly rowSelection: RowSelection;
  readonly sorting: Sorting;
}

const Rows = <A,>(props: RowsProps<A>) => {
  const { view, reading, settled, isPhone, onRequest } = props;
  const { t } = useLingui();
  const { request } = reading;
  const shown = settled.reading.request;
  // Once there are rows: they come before whatever may be opened over them or from them.
  usePreloaded(LATE_OVERLAYS);
  useRecordPages();
  const shownList = useMemo(() => ({ name: view.name, request: shown }), [view, shown]);
  // While newer rows are on their way the old ones stay, dimmed.
  const isStale = settled.reading !== reading;
  return (
    <ShownListContext value={shownList}>
      <ReadResult result={settled.result}>
        {(records) => (
          <NamesOn value={records}>
            <ListRemarks page={records} />
            {records.items.length > 0 &&
              (isPhone ? (
                <RecordCards {...props} records={records.items} isStale={isStale} sort={shown.sort} />
              ) : (
                <RecordTable {...props} records={records.items} isStale={isStale} />
              ))}
            <ListFooter
              request={request}
              shown={shown}
              total={records.total}
              isCounted={records.isCounted}
              noRows={
                records.items.length === 0
                  ? noRows(records, { view, request: shown, t, onRequest })
                  : undefined
              }
              onRequest={(asked) => onRequest({ ...request, ...asked })}
            />
          </NamesOn>
        )}
      </ReadResult>
    </ShownListContext>
  );
};

/** A list of one kind of record: search, filters, order, columns, selection, export. */
export const ListScreen = <A,>(props: ListScreenProps<A>) => {
  const { view, reading, onRequest } = props;
  const { request } = reading;
  const { preferences } = useApp();
  const { deletions } = useSignedInActors();
  const density = useSelector(preferences, ({ context }) => context.density);
  const rowSelection = useRowSelection(view.name, request, onRequest);
  const exporting = useExport(view, request);
  const isPhone = useIsPhone();
  const settled = useSettled(reading, reading.page, reading.known);
  useLastPage(settled, onRequest);
  const back = useGoingBack();
  const tooMany = useTooManyText();
  const records = settled?.result._tag === "Success" ? settled.result.success : undefined;
  const whole = records?.whole ?? 0;
  const total = records?.total ?? 0;
  // What the backend has offered stays while nothing has come, or while it fails: the tools do not change with the rows.
  const [isServed, setServed] = useState<boolean>();
  if (records !== undefined && records.isServed !== isServed) setServed(records.isServed);
  const { frame, leftOut, columns } = useColumns(view, records?.items, request.sort);
  const refusal = canBeArranged(whole) ? undefined : tooMany(whole);
  const shown = settled?.reading.request;
  const toTheShown = shown === undefined || deepEqual(shown, request) ? undefined : () => onRequest(shown);
  const isInItsOrder =
    records?.isServed === true || records?.lookedThrough !== undefined || isArranging(request);
  const orderOf = ({ sort, direction }: ListRequest): ListOrder =>
    (sort === undefined && isInItsOrder ? view.source.definition.order : undefined) ?? { sort, direction };
  const sorting: Sorting = {
    ...orderOf(request),
    onSort: (sort, direction) => onRequest({ ...request, page: 1, sort, direction }),
    onTurn: (column) =>
      onRequest((asked) => ({
        ...asked,
        page: 1,
        ...turnedOrder(orderOf(asked), column, asked.sort === undefined),
      })),
    refusal,
  };
  const place = settled === undefined && (
    <TableSkeleton
      rows={request.size}
      density={density}
      facts={isPhone ? factsOf(view, columns, request.sort).length : undefined}
    />
  );
  const answered = isServed === false ? answerable(view.source.definition, request) : request;
  return (
    <Stack gap="md">
      <ListTools
        view={view}
        request={answered}
        onRequest={onRequest}
        onExport={() => exporting.start({ _tag: "Everything", request })}
        sorting={sorting}
        isServed={isServed === true}
        refusal={refusal}
        found={settled?.reading === reading && records?.isCounted === true ? total : undefined}
        leftOut={leftOut}
        isPhone={isPhone}
      />
      {props.above}
      {/* Below that: a press there may add one, which must not move it from under the pointer. */}
      <FilterChips view={view} request={answered} onRequest={onRequest} />
      <div ref={frame} className="console-surface">
        <ExportStatus exporting={exporting} />
        <LoadingProgress
          progress={reading.progress}
          onCancel={() =>
            onRequest({
              ...request,
              page: 1,
              // What asked for every record: the order and filters, else a search that is done here.
              ...(isArranging(request) ? { sort: undefined, filters: {} } : { query: "" }),
            })
          }
          place={place}
        >
          {settled?.reading !== reading && (
            <Waiting px="md" pt="xs" onCancel={settled === undefined ? back : toTheShown}>
              {place}
            </Waiting>
          )}
        </LoadingProgress>
        {settled !== undefined && (
          <Rows
            {...props}
            settled={settled}
            isPhone={isPhone}
            columns={columns}
            density={density}
            rowSelection={rowSelection}
            sorting={sorting}
          />
        )}
        <EndedSelection
          count={rowSelection.ended.size}
          onTakeAgain={rowSelection.takeAgain}
          onClose={rowSelection.clear}
        />
        <BulkBar
          list={view.name}
          selection={rowSelection.selection}
          onDelete={(targets) => deletions.send({ type: "ask to delete", targets })}
          onExport={(ids) => exporting.start({ _tag: "Selected", ids })}
          onClear={rowSelection.clear}
        >
          {total > rowSelection.selection.size && (
            <SelectAllMatching
              view={view}
              request={request}
              total={total}
              isCounted={records?.isCounted ?? true}
              onSelect={(targets) => rowSelection.select(targets, true)}
            />
          )}
        </BulkBar>
      </div>
    </Stack>
  );
};
