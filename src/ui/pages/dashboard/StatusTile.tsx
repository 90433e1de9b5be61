import { useLingui } from "@lingui/react/macro";
import { IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { use } from "react";
import type { SystemStatus } from "../../../domain/dashboard.ts";
import type { Read } from "../../../machines/app.ts";
import { FigureTile } from "../../parts/figures/FigureTile.tsx";
import classes from "./DashboardScreen.module.css";

/** Whether the service is up, and who says so. */
export const StatusTile = ({ source }: { source: Promise<Read<SystemStatus>> }) => {
  const { t } = useLingui();
  const read = use(source);
  const status = read._tag === "Success" ? read.success : undefined;
  const isUp = status?.isUp === true;
  const Icon = isUp ? IconCircleCheck : IconCircleX;
  const notes = {
    up: t`The service answers`,
    guessed: t`Judged by the count of users`,
    down: t`The service does not answer`,
  };
  return (
    <FigureTile
      label={t`System status`}
      value={
        <span className={isUp ? classes["up"] : classes["down"]}>
          <Icon size={24} stroke={1.75} aria-hidden />
          {isUp
            ? t({ message: "Up", context: "system status" })
            : t({ message: "Down", context: "system status" })}
        </span>
      }
      note={isUp ? (status?.toldBy === "health" ? notes.up : notes.guessed) : notes.down}
    />
  );
};
