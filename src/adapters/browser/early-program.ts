import { backoffMs } from "../../domain/backoff.ts";

const askAgain = (program: string, tries: number): void => {
  setTimeout(
    () => void import(/* @vite-ignore */ program).catch(() => askAgain(program, tries + 1)),
    backoffMs(tries),
  );
};

/** Asks for the program again, as often as it takes, where the browser could not load it: without it the page does nothing. */
export const insistOnProgram = (): void =>
  document.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === "module") askAgain(target.src, 1);
    },
    true,
  );
