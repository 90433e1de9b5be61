import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { ListReading } from "../../../machines/use-cases/lists/read-list.ts";
import { LongWork } from "./LongWork.tsx";

interface LoadingProgressProps extends Pick<ListReading<unknown>, "progress"> {
  readonly onCancel: () => void;
  /** What stands in the place of rows that have not come. */
  readonly place: ReactNode;
  /** What stands there where nothing is known of how far it is. */
  readonly children: ReactNode;
}

/** How far a list is loaded that has to be read as a whole. */
export const LoadingProgress = ({ progress, onCancel, place, children }: LoadingProgressProps) => {
  const { t, i18n } = useLingui();
  const now = useSelector(progress, ({ context }) => context);
  if (now === undefined || now.done >= now.total) return children;
  const done = i18n.number(now.done);
  const total = i18n.number(now.total);
  return (
    <>
      <LongWork label={t`Loaded so far`} done={now.done} total={now.total} onCancel={onCancel}>
        {t`Loading: ${done} of ${total}`}
      </LongWork>
      {place}
    </>
  );
};
