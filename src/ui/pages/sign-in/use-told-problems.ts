import { type RefObject, useEffect, useEffectEvent } from "react";

/** Says what a failure has against a form's fields once it comes, as the form says what it finds itself. */
export const useToldProblems = <Failure, Problems>(
  form: RefObject<HTMLFormElement | null>,
  failure: Failure,
  problemsOf: (failure: Failure) => Problems | undefined,
  isSound: (form: HTMLFormElement, found: Problems) => boolean,
): void => {
  const tell = useEffectEvent((news: Failure): void => {
    const found = problemsOf(news);
    if (found !== undefined && form.current !== null) isSound(form.current, found);
  });
  useEffect(() => tell(failure), [failure]);
};
