import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Group, Stack, Text } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { useSelector } from "@xstate/react";
import { Activity, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { QueueOrder } from "../../../domain/moderation/report-queue.ts";
import { userReference } from "../../../domain/reference.ts";
import type { UserReport } from "../../../domain/report.ts";
import type { WaitingReports } from "../../../machines/use-cases/moderation/read-report-queue.ts";
import { useSignedInActors } from "../../app-context.ts";
import { useIsAdmin } from "../../parts/access/use-is-admin.ts";
import { ReferenceName } from "../../parts/face/ReferenceName.tsx";
import { NamesOn } from "../../parts/face/names-asked.ts";
import { BanDialog } from "./BanDialog.tsx";
import { Decisions } from "./Decisions.tsx";
import { ReportedKitchen } from "./ReportedKitchen.tsx";
import { ONLY_ADMINS } from "./report-texts.ts";
import { ReportCard } from "./ReportCard.tsx";
import classes from "./reports.module.css";
import { ShownReport } from "./ShownReport.tsx";
import { useReportQueue } from "./use-report-queue.ts";

/** How many reports are drawn with all that they are about: what is looked at, and unseen what comes next. */
const DRAWN = 3;

const NothingWaits = () => (
  <div className="console-surface">
    <Stack align="center" ta="center" gap="sm" p="xl">
      <IconCircleCheck size={28} stroke={1.5} aria-hidden />
      <Text fw={600}>
        <Trans>No report waits.</Trans>
      </Text>
    </Stack>
  </div>
);

interface ReportQueueProps {
  readonly waiting: WaitingReports;
  readonly order: QueueOrder;
  /** Reads on. */
  readonly onShort: () => void;
}

/** One report beside what it is about, and what can be decided. */
export const ReportQueue = ({ waiting, order, onShort }: ReportQueueProps) => {
  const { t } = useLingui();
  const queue = useReportQueue(waiting, order);
  const { shell } = useSignedInActors();
  const mayDecide = useIsAdmin();
  const [shown] = queue.coming;
  const line = useRef<HTMLDivElement>(null);
  const looked = useRef(shown);
  // Whoever has read the last report to its end begins the next one at its head.
  useLayoutEffect(() => {
    if (looked.current?.reportId !== shown?.reportId) line.current?.scrollIntoView({ block: "nearest" });
    looked.current = shown;
  }, [shown]);
  // What is about to be settled the backend still counts.
  const counted = useSelector(shell, ({ context }) => context.waiting);
  useEffect(() => {
    if (counted !== queue.left) shell.send({ type: "reports counted", waiting: queue.left });
  }, [shell, counted, queue.left]);
  const readOn = useEffectEvent(onShort);
  // One more reading may not be enough for whoever went on meanwhile.
  const short = queue.runsShort ? waiting : undefined;
  useEffect(() => {
    if (short !== undefined) readOn();
  }, [short]);
  const drawn = (draw: (report: UserReport) => ReactNode): ReactNode =>
    queue.coming.slice(0, DRAWN).map((report) => (
      <Activity key={report.reportId} mode={report === shown ? "visible" : "hidden"}>
        {draw(report)}
      </Activity>
    ));
  return (
    <Stack gap="md">
      {!mayDecide && shown !== undefined && <Text>{t(ONLY_ADMINS)}</Text>}
      {/* Who else looks at it stands in a line that is there before, so that nothing moves under a pointer. */}
      <Group ref={line} role="status" c="dimmed" gap="0 1rem" mih="2rem">
        <Plural value={queue.left} one="# left" other="# left" />
        {queue.isThrough && <span>{t`You have been through all. What you skipped comes again.`}</span>}
        {queue.wasSettled && <span>{t`What you were looking at has already been settled.`}</span>}
        <NamesOn value={shown}>
          {queue.lookers.map((person) => (
            <Group component="span" key={person.userId} gap={6} wrap="nowrap">
              <Trans>
                <ReferenceName {...userReference(person)} /> is looking at this
              </Trans>
            </Group>
          ))}
        </NamesOn>
      </Group>
      <ShownReport report={shown} />
      {shown === undefined ? (
        <NothingWaits />
      ) : (
        <div className={classes["queue"]}>
          {drawn((report) => (
            <NamesOn value={report}>
              <ReportCard report={report} />
            </NamesOn>
          ))}
          <Decisions report={shown} queue={queue} waiting={waiting} />
          {drawn((report) => (
            <ReportedKitchen report={report} waiting={waiting} />
          ))}
          <BanDialog report={shown} queue={queue} keepsReasons={waiting.keepsReasons} />
        </div>
      )}
    </Stack>
  );
};
