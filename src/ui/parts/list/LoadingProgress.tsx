import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ListReading } from "../../../machines/list/read-list.ts";
import { LongWork } from "./LongWork.tsx";

/** How far a list is loaded that has to be read as a whole. */
export const LoadingProgress = ({
  progress,
  onCancel,
}: Pick<ListReading<unknown>, "progress"> & { onCancel: () => void }) => {
  const { t, i18n } = useLingui();
  const now = useSelector(progress, ({ context }) => context);
  if (now === undefined || now.done >= now.total) return null;
  const done = i18n.number(now.done);
  const total = i18n.number(now.total);
  return (
    <LongWork label={t`Loaded so far`} done={now.done} total={now.total} onCancel={onCancel}>
      <Trans>
        Loading: {done} of {total}
      </Trans>
    </LongWork>
  );
};
