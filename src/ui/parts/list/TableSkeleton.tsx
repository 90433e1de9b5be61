import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@mantine/core";
import type { Density } from "../../../domain/list-preferences.ts";
import classes from "./TableSkeleton.module.css";

/** As high as the table that is coming, so that nothing jumps; not drawn for what comes at once. */
export const TableSkeleton = ({ rows, density }: { rows: number; density: Density }) => {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} className={classes["skeleton"]} data-density={density}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={classes["row"]}>
          <Skeleton height={20} radius="sm" />
        </div>
      ))}
    </div>
  );
};
