import { useLayoutEffect, useState } from "react";
import type { Read } from "../../../machines/app.ts";
import type { ListReading } from "../../../machines/list/read-list.ts";
import type { RecordPage } from "../../../machines/use-cases/list-records.ts";

/** A reading that has had its answer. */
export interface Settled<A> {
  readonly reading: ListReading<A>;
  readonly result: Read<RecordPage<A>>;
}

/**
 * The latest reading that has had its answer; none before the first. Suspense would do the same, but React holds back
 * what was suspended for up to 300 ms after a fallback was shown.
 */
export const useSettled = <A>(reading: ListReading<A>): Settled<A> | undefined => {
  const [settled, setSettled] = useState<Settled<A>>();
  useLayoutEffect(() => {
    let isCurrent = true;
    reading.page.then(
      (result) => isCurrent && setSettled({ reading, result }),
      (cause: unknown) =>
        isCurrent &&
        setSettled(() => {
          throw cause;
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [reading]);
  return settled;
};
