import { Trans, useLingui } from "@lingui/react/macro";
import { Group, Skeleton, Stack } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { ACTIVITY_LIST } from "../../../domain/activity.ts";
import { filteredBy, isNarrowed, listRequest, type ListRequest } from "../../../domain/list-request.ts";
import { pageCount } from "../../../domain/paging.ts";
import type { Read } from "../../../machines/app.ts";
import { type LogPage, readLog } from "../../../machines/use-cases/moderation/read-log.ts";
import { MENU_WORDS } from "../../resources.tsx";
import { BusyButton } from "../../parts/action/BusyButton.tsx";
import { NamesOn } from "../../parts/face/names-asked.ts";
import { ReadResult } from "../../parts/feedback/ReadResult.tsx";
import { useSettled } from "../../parts/feedback/use-settled.ts";
import { Waiting } from "../../parts/feedback/Waiting.tsx";
import { beyondTheEnd } from "../../parts/list/beyond-the-end.tsx";
import { FilterChips } from "../../parts/list/tools/FilterChips.tsx";
import { ListFooter, type NoRows } from "../../parts/list/ListFooter.tsx";
import type { ListVisit } from "../../parts/list/load-list.ts";
import { PaperFacts } from "../../parts/list/tools/PaperFacts.tsx";
import { noMatch } from "../../parts/list/no-match.tsx";
import { AskedRequest } from "../../parts/list/tools/AskedRequest.tsx";
import { useAsking } from "../../parts/list/tools/use-asking.ts";
import { PageTitle } from "../../parts/page-title/PageTitle.tsx";
import { comingSoon } from "../placeholder/coming-soon.tsx";
import { LogEntries } from "./LogEntries.tsx";
import { LOG_FILTERS } from "./log-filters.ts";
import { LogFilter } from "./LogFilter.tsx";
import { useLogExport } from "./use-log-export.ts";
import classes from "./log.module.css";

/** A page of the log that is on its way. */
interface Reading {
  readonly request: ListRequest;
  /** Nothing where the backend keeps no log. */
  readonly log: Promise<Read<LogPage | undefined>>;
}

interface SecurityReading {
  readonly reading: Reading;
}

/** What the page reads: the page of the log that the address asks for. */
export const loadSecurity = ({ context, deps, abortController }: ListVisit): SecurityReading => {
  const request = listRequest(ACTIVITY_LIST, deps);
  return { reading: { request, log: context.read(readLog(request), abortController.signal) } };
};

const Placeholder = comingSoon("security");

interface LogProps {
  /** What the address asks for; the entries are of what is shown still. */
  readonly request: ListRequest;
  readonly shown: ListRequest;
  readonly log: LogPage;
  readonly onRequest: (request: ListRequest) => void;
}

const Log = ({ request, shown, log, onRequest }: LogProps) => {
  const { t } = useLingui();
  const { items, total, isCounted } = log;
  const noRows = (): NoRows | undefined => {
    if (items.length > 0) return undefined;
    if (shown.page > pageCount(total, shown.size))
      return beyondTheEnd(total, shown, (page) => onRequest({ ...request, page }));
    return isNarrowed(shown) ? noMatch(t`No change matches.`, request, onRequest) : undefined;
  };
  const none = noRows();
  return (
    <NamesOn value={log}>
      {none === undefined && <LogEntries entries={items} />}
      {(items.length > 0 || none !== undefined) && (
        <ListFooter
          request={request}
          shown={shown}
          total={total}
          isCounted={isCounted}
          noRows={none}
          onRequest={(page) => onRequest({ ...request, ...page })}
        />
      )}
    </NamesOn>
  );
};

const Export = ({ request }: { request: ListRequest }) => {
  const { isBusy, start } = useLogExport(request);
  return (
    <BusyButton
      variant="default"
      onPress={start}
      isBusy={isBusy}
      leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
    >
      <Trans>Export as CSV</Trans>
    </BusyButton>
  );
};

/** Who changed what (D66), the latest first. */
export const SecurityPage = ({ reading }: SecurityReading) => {
  const { t } = useLingui();
  const settled = useSettled(reading, reading.log);
  const { request } = reading;
  const list = { to: "/admin/security", shape: ACTIVITY_LIST, request } as const;
  const onRequest = useAsking(list);
  if (settled?.result._tag === "Success" && settled.result.success === undefined) return <Placeholder />;
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <PageTitle title={t(MENU_WORDS.security.title)} />
        {settled?.result._tag === "Success" && <Export request={request} />}
      </Group>
      <div className={`console-off-paper ${classes["filters"] ?? ""}`}>
        {LOG_FILTERS.map((filter) => (
          <LogFilter
            key={filter.name}
            filter={filter}
            value={request.filters[filter.name] ?? ""}
            onChoose={(value) => onRequest(filteredBy(request, filter.name, value))}
          />
        ))}
      </div>
      <FilterChips view={{ filters: LOG_FILTERS }} request={request} onRequest={onRequest} />
      <PaperFacts query="" />
      <div className="console-surface" aria-busy={settled?.reading !== reading}>
        {settled?.reading !== reading && (
          <Waiting px="md" pt="xs">
            {settled === undefined && <Skeleton height={640} radius="md" />}
          </Waiting>
        )}
        {settled !== undefined && (
          <AskedRequest list={list}>
            <ReadResult result={settled.result}>
              {(log) =>
                log && (
                  <Log request={request} shown={settled.reading.request} log={log} onRequest={onRequest} />
                )
              }
            </ReadResult>
          </AskedRequest>
        )}
      </div>
    </Stack>
  );
};
