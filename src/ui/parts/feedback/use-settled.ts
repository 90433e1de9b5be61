import { type SetStateAction, startTransition, useEffectEvent, useLayoutEffect, useState } from "react";

/** A reading that has had its answer. */
export interface Settled<Reading, Answer> {
  readonly reading: Reading;
  readonly result: Answer;
}

/**
 * The latest reading that has had its answer, which may be known from the first; none before the first. Suspense would do the same, but React holds back
 * what was suspended for up to 300 ms after a fallback was shown. What takes the place of an answer that is shown may be
 * drawn bit by bit: whoever asked goes on meanwhile.
 */
export const useSettled = <Reading, Answer>(
  reading: Reading,
  answer: Promise<Answer>,
  known?: Answer,
): Settled<Reading, Answer> | undefined => {
  const [settled, setSettled] = useState<Settled<Reading, Answer>>();
  if (known !== undefined && settled?.reading !== reading) setSettled({ reading, result: known });
  const settle = useEffectEvent((next: SetStateAction<Settled<Reading, Answer> | undefined>): void =>
    settled === undefined ? setSettled(next) : startTransition(() => setSettled(next)),
  );
  useLayoutEffect(() => {
    if (known !== undefined) return undefined;
    let isCurrent = true;
    answer.then(
      (result) => isCurrent && settle({ reading, result }),
      (cause: unknown) =>
        isCurrent &&
        settle(() => {
          throw cause;
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [reading, answer, known]);
  return settled;
};
