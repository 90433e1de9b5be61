import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@mantine/core";
import { IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { Suspense, use } from "react";
import type { SystemStatus } from "../../../domain/dashboard.ts";
import { CounterCell, CounterValue } from "./CounterCell.tsx";
import classes from "./Counters.module.css";

interface StatusProps {
  readonly source: Promise<SystemStatus>;
}

const Known = ({ source }: StatusProps) => {
  const { t } = useLingui();
  const { isUp, toldBy } = use(source);
  const Icon = isUp ? IconCircleCheck : IconCircleX;
  const notes = {
    up: t`The service is responding`,
    guessed: t`Checked through the user count`,
    down: t`The service is not responding`,
  };
  return (
    <CounterValue
      value={
        <span className={isUp ? classes["up"] : classes["down"]}>
          <Icon size={20} stroke={1.75} aria-hidden />
          {isUp
            ? t({ message: "Up", context: "system status" })
            : t({ message: "Down", context: "system status" })}
        </span>
      }
      note={isUp ? (toldBy === "health" ? notes.up : notes.guessed) : notes.down}
    />
  );
};

/** Whether the service is up, and who says so. */
export const StatusCell = ({ source }: StatusProps) => {
  const { t } = useLingui();
  const title = t`System status`;
  return (
    <CounterCell name={title} label={title}>
      <Suspense fallback={<Skeleton height="1.25rem" width="4rem" />}>
        <Known source={source} />
      </Suspense>
    </CounterCell>
  );
};
