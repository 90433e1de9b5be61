import { useLingui } from "@lingui/react/macro";
import { Group, Skeleton, Stack } from "@mantine/core";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { QUEUE_ORDERS, type QueueOrder, queueOrder } from "../../../domain/moderation/report-queue.ts";
import type { Read } from "../../../machines/app.ts";
import { progressIn } from "../../../machines/report-queue/queue-place.ts";
import {
  readReportQueue,
  type WaitingReports,
} from "../../../machines/use-cases/moderation/read-report-queue.ts";
import { ReadResult } from "../../parts/feedback/ReadResult.tsx";
import { useSettled } from "../../parts/feedback/use-settled.ts";
import { Waiting } from "../../parts/feedback/Waiting.tsx";
import type { ListVisit } from "../../parts/list/load-list.ts";
import { PageTitle } from "../../parts/page-title/PageTitle.tsx";
import { PlainSelect } from "../../parts/select/PlainSelect.tsx";
import { MENU_WORDS } from "../../resources.tsx";
import { ReportQueue } from "./ReportQueue.tsx";
import { ORDER_WORDS } from "./report-texts.ts";

/** Reports that are on their way, in the order that was asked for. */
interface Reading {
  readonly order: QueueOrder;
  readonly waiting: Promise<Read<WaitingReports>>;
}

interface ReportsReading {
  readonly reading: Reading;
}

/** What the page reads. */
export const loadReports = ({ context, deps, abortController }: ListVisit): ReportsReading => {
  const order = queueOrder(deps["order"]);
  const reports = readReportQueue(order, progressIn(context.actors.queuePlace, order));
  return { reading: { order, waiting: context.read(reports, abortController.signal) } };
};

/** What people reported, one after the other, until nothing waits. */
export const ReportsPage = ({ reading }: ReportsReading) => {
  const router = useRouter();
  const navigate = useNavigate();
  const { t } = useLingui();
  const settled = useSettled(reading, reading.waiting);
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <PageTitle title={t(MENU_WORDS.reports.title)} />
        <PlainSelect
          className="console-off-paper"
          label={t({ message: "Order", context: "of reports" })}
          value={reading.order}
          data={QUEUE_ORDERS.map((order) => ({ value: order, label: t(ORDER_WORDS[order]) }))}
          onChoose={(order) => void navigate({ to: "/admin/reports", search: { order } })}
        />
      </Group>
      {settled === undefined ? (
        <div aria-busy>
          <Waiting>
            <Skeleton height={320} radius="md" />
          </Waiting>
        </div>
      ) : (
        <div className={settled.result._tag === "Success" ? undefined : "console-surface"}>
          <ReadResult result={settled.result}>
            {(waiting) => (
              <ReportQueue
                key={settled.reading.order}
                waiting={waiting}
                order={settled.reading.order}
                onShort={() => void router.invalidate()}
              />
            )}
          </ReadResult>
        </div>
      )}
    </Stack>
  );
};
