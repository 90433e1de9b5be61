import { backoffMs } from "../../domain/backoff.ts";

/** Asks as often as it takes for what there is no page without. */
export const insist = async <A>(ask: () => Promise<A>, tries = 1): Promise<A> => {
  try {
    return await ask();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, backoffMs(tries)));
    return insist(ask, tries + 1);
  }
};

/** Asks again for the program where the browser could not load it. */
export const insistOnProgram = (): void =>
  document.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === "module")
        void insist(() => import(/* @vite-ignore */ target.src));
    },
    true,
  );
