import { useLayoutEffect, useState } from "react";

/** A reading that has had its answer. */
export interface Settled<Reading, Answer> {
  readonly reading: Reading;
  readonly result: Answer;
}

/**
 * The latest reading that has had its answer; none before the first. Suspense would do the same, but React holds back
 * what was suspended for up to 300 ms after a fallback was shown.
 */
export const useSettled = <Reading, Answer>(
  reading: Reading,
  answer: Promise<Answer>,
): Settled<Reading, Answer> | undefined => {
  const [settled, setSettled] = useState<Settled<Reading, Answer>>();
  useLayoutEffect(() => {
    let isCurrent = true;
    answer.then(
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
  }, [reading, answer]);
  return settled;
};
