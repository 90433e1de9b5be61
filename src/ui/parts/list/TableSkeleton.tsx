import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@mantine/core";
import type { Density } from "../../../domain/list-preferences.ts";
import classes from "./TableSkeleton.module.css";

interface TableSkeletonProps {
  readonly rows: number;
  readonly density: Density;
  /** How many facts each of the cards has that are coming instead of rows. */
  readonly facts: number | undefined;
}

/** As high as the table or the cards that are coming, so that nothing jumps; not drawn for what comes at once. */
export const TableSkeleton = ({ rows, density, facts }: TableSkeletonProps) => {
  const { t } = useLingui();
  return (
    <div
      role="status"
      aria-label={t`Loading`}
      className={classes["skeleton"]}
      data-density={density}
      data-cards={facts !== undefined || undefined}
    >
      {facts === undefined && (
        <div className={classes["head"]}>
          <Skeleton height={12} radius="sm" />
        </div>
      )}
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={classes["row"]}>
          <Skeleton height={20} radius="sm" />
          {Array.from({ length: facts ?? 0 }, (__, fact) => (
            <Skeleton key={fact} height={12} radius="sm" />
          ))}
        </div>
      ))}
    </div>
  );
};
