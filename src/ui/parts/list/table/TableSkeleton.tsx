import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@mantine/core";
import type { Density } from "../../../../domain/list-preferences.ts";
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
      {facts === undefined ? (
        <>
          <div className={classes["head"]}>
            <Skeleton height={12} radius={0} />
          </div>
          {/* One for all rows: a page may have a hundred, and is drawn while everything else comes. */}
          <Skeleton className={classes["rows"]} __vars={{ "--rows": String(rows) }} radius={0} />
        </>
      ) : (
        Array.from({ length: rows }, (_, index) => (
          <div key={index} className={classes["card"]}>
            <Skeleton height={20} radius="sm" />
            {Array.from({ length: facts }, (__, fact) => (
              <Skeleton key={fact} height={12} radius="sm" />
            ))}
          </div>
        ))
      )}
    </div>
  );
};
