import { Trans, useLingui } from "@lingui/react/macro";
import { Group, Stack } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { ACTIVITY_LIST, type Activity } from "../../../domain/activity.ts";
import { filteredBy, listRequest, type ListRequest, listSearch } from "../../../domain/list-request.ts";
import type { Found } from "../../../domain/records.ts";
import type { Read } from "../../../machines/app.ts";
import { readLog } from "../../../machines/moderation/read-log.ts";
import { MENU_WORDS } from "../../resources.tsx";
import { BusyButton } from "../../parts/action/BusyButton.tsx";
import { FilterChips } from "../../parts/list/FilterChips.tsx";
import { ListFooter } from "../../parts/list/ListFooter.tsx";
import type { ListVisit } from "../../parts/list/load-list.ts";
import { PageTitle } from "../../parts/page-title/PageTitle.tsx";
import { Awaited } from "../../parts/section/Section.tsx";
import { comingSoon } from "../placeholder/coming-soon.tsx";
import { LogEntries } from "./LogEntries.tsx";
import { LOG_FILTERS } from "./log-filters.ts";
import { LogFilter } from "./LogFilter.tsx";
import { useLogExport } from "./use-log-export.ts";
import classes from "./log.module.css";

interface SecurityReading {
  readonly request: ListRequest;
  /** Nothing where the backend keeps no log. */
  readonly log: Promise<Read<Found<Activity> | undefined>>;
}

/** What the page reads: the page of the log that the address asks for. */
export const loadSecurity = ({ context, deps, abortController }: ListVisit): SecurityReading => {
  const request = listRequest(ACTIVITY_LIST, deps);
  return { request, log: context.read(readLog(request), abortController.signal) };
};

const Placeholder = comingSoon("security");

const Log = ({ request, log }: { request: ListRequest; log: Found<Activity> }) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { isBusy, start } = useLogExport(request);
  const onRequest = (next: ListRequest): void =>
    void navigate({ to: "/admin/security", search: listSearch(next) });
  const total = log.total ?? Math.max(log.atLeast ?? 0, (request.page - 1) * request.size + log.items.length);
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <PageTitle title={t(MENU_WORDS.security.title)} />
        <BusyButton
          variant="default"
          onPress={start}
          isBusy={isBusy}
          isWorking={isBusy}
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
        >
          <Trans>Export as CSV</Trans>
        </BusyButton>
      </Group>
      <div className={classes["filters"]}>
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
      <div className="console-surface">
        <LogEntries entries={log.items} />
        {log.items.length > 0 && (
          <ListFooter
            request={request}
            shown={request}
            total={total}
            isCounted={log.total !== undefined}
            onRequest={(page) => onRequest({ ...request, ...page })}
          />
        )}
      </div>
    </Stack>
  );
};

/** Who changed what (D66), the latest first. */
export const SecurityPage = ({ request, log }: SecurityReading) => {
  const router = useRouter();
  return (
    <Awaited source={log} height={640} onRetry={() => void router.invalidate()}>
      {(read) => (read === undefined ? <Placeholder /> : <Log request={request} log={read} />)}
    </Awaited>
  );
};
