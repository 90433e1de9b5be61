import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@mantine/core";
import classes from "./TableSkeleton.module.css";

/** Rows of the height that is coming, so that nothing jumps; not drawn for what comes at once. */
export const TableSkeleton = ({ rows }: { rows: number }) => {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} className={classes["skeleton"]}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={20} my={12} mx="md" width="auto" radius="sm" />
      ))}
    </div>
  );
};
