import { useLingui } from "@lingui/react/macro";
import { Skeleton, Stack } from "@mantine/core";

/** Rows of the height that is coming, so that nothing jumps. */
export const TableSkeleton = ({ rows }: { rows: number }) => {
  const { t } = useLingui();
  return (
    <Stack gap={0} role="status" aria-label={t`Loading`}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={20} my={12} mx="md" width="auto" radius="sm" />
      ))}
    </Stack>
  );
};
