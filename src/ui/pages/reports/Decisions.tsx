import { useLingui } from "@lingui/react/macro";
import { Button, Kbd } from "@mantine/core";
import {
  type Icon,
  IconBan,
  IconCheck,
  IconChecks,
  IconEye,
  IconPlayerSkipForward,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { UserReport } from "../../../domain/report.ts";
import { RESOURCES } from "../../../domain/resources.ts";
import type { ReportQueueView } from "../../../machines/report-queue/report-queue.view.ts";
import type { WaitingReports } from "../../../machines/use-cases/moderation/read-report-queue.ts";
import { useApp, useUser } from "../../app-context.ts";
import { pressing } from "../../parts/access/refused.ts";
import { useIsAdmin } from "../../parts/access/use-is-admin.ts";
import "@mantine/core/styles/Kbd.css";
import { ONLY_ADMINS } from "./report-texts.ts";
import { useIsBanned } from "./use-is-banned.ts";
import classes from "./reports.module.css";

/** Why somebody may not settle a report: those of others are an admin's. */
const useSettlingRefusal = ({ reporter }: UserReport): string | undefined => {
  const { t } = useLingui();
  const { userId } = useUser();
  return useIsAdmin() || reporter?.userId === userId ? undefined : t(ONLY_ADMINS);
};

const useBanRefusal = ({ kitchen }: UserReport): string | undefined => {
  const { t } = useLingui();
  const isAdmin = useIsAdmin();
  if (kitchen === undefined) return t`What was reported is not there any more.`;
  return isAdmin ? undefined : t(ONLY_ADMINS);
};

interface DecisionButtonProps {
  readonly keyName: string;
  readonly icon: Icon;
  readonly refusal?: string | undefined;
  readonly color?: string;
  /** Whether it is not known yet what it would do. */
  readonly isBusy?: boolean;
  readonly onPress?: () => void;
  readonly renderRoot?: (props: object) => ReactNode;
  readonly children: string;
}

const DecisionButton = ({
  keyName,
  icon: Sign,
  refusal,
  color,
  isBusy = false,
  onPress,
  renderRoot,
  children,
}: DecisionButtonProps) => {
  const areKeysOn = useSelector(useApp().preferences, ({ context }) => context.shortcuts);
  return (
    <Button
      variant="default"
      data-words={children}
      {...(areKeysOn && { "aria-keyshortcuts": keyName })}
      leftSection={<Sign size={18} stroke={1.5} aria-hidden />}
      rightSection={
        areKeysOn && (
          <Kbd className={classes["key"] ?? ""} aria-hidden>
            {keyName}
          </Kbd>
        )
      }
      {...(color !== undefined && { color, variant: "light" })}
      {...(isBusy && refusal === undefined
        ? { "aria-busy": true, "aria-disabled": true }
        : pressing(refusal, onPress))}
      {...(renderRoot !== undefined && { renderRoot })}
    >
      {children}
    </Button>
  );
};

interface DecisionsProps {
  readonly report: UserReport;
  readonly queue: ReportQueueView;
  readonly waiting: WaitingReports;
}

/** What can be done with the report that is looked at, each by a key of its own. */
export const Decisions = ({ report, queue, waiting }: DecisionsProps) => {
  const { t } = useLingui();
  const noSettling = useSettlingRefusal(report);
  const noBan = useBanRefusal(report);
  const { kitchen } = report;
  const isBanned = useIsBanned(kitchen?.kitchenId, waiting);
  return (
    <section
      aria-label={t`Decision`}
      data-decisions
      className={`console-surface console-off-paper ${classes["decisions"] ?? ""}`}
    >
      <DecisionButton keyName="d" icon={IconCheck} refusal={noSettling} onPress={queue.dismiss}>
        {t({ message: "Dismiss", context: "a report" })}
      </DecisionButton>
      {isBanned ? (
        <DecisionButton keyName="b" icon={IconChecks} refusal={noBan} onPress={queue.close}>
          {t`Close reports`}
        </DecisionButton>
      ) : (
        <DecisionButton
          keyName="b"
          icon={IconBan}
          color="red"
          refusal={noBan}
          isBusy={isBanned === undefined}
          onPress={queue.askWhy}
        >
          {t`Ban kitchen`}
        </DecisionButton>
      )}
      {kitchen !== undefined && (
        <DecisionButton
          keyName="o"
          icon={IconEye}
          renderRoot={(props) => (
            <Link to={RESOURCES.kitchens.detail} params={{ id: kitchen.kitchenId }} {...props} />
          )}
        >
          {t({ message: "Open", context: "a record" })}
        </DecisionButton>
      )}
      <DecisionButton keyName="s" icon={IconPlayerSkipForward} onPress={queue.skip}>
        {t({ message: "Skip", context: "a report" })}
      </DecisionButton>
    </section>
  );
};
