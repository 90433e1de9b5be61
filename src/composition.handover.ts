import type { BegunExchange } from "./adapters/remote/begun-early.ts";

declare global {
  /** The two are bundled apart: nothing but the page is of both. */
  var consoleHandover: BegunExchange | undefined;
}

/** Leaves the exchange that the script that goes before has begun for the program. */
export const handOver = (begun: BegunExchange): void => {
  globalThis.consoleHandover = begun;
};

/** Takes it; it is left to nobody else. */
export const takeHandover = (): BegunExchange | undefined => {
  const begun = globalThis.consoleHandover;
  globalThis.consoleHandover = undefined;
  return begun;
};
