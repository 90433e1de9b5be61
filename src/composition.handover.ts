import type { BegunExchange } from "./adapters/remote/begun-early.ts";

/** What the script that goes before begins, and the program goes on with. */
interface Handover {
  /** Who is signed in, as the browser keeps it. */
  readonly kept: Promise<unknown>;
  /** The exchange of their token; nothing where they have none that is good. */
  readonly exchange: Promise<BegunExchange | undefined>;
}

declare global {
  /** The two are bundled apart: nothing but the page is of both. */
  var consoleHandover: Handover | undefined;
}

/** Leaves what was begun for the program. */
export const handOver = (begun: Handover): void => {
  globalThis.consoleHandover = begun;
};

/** Takes what was begun; it is left to nobody else. */
export const takeHandover = (): Handover | undefined => {
  const begun = globalThis.consoleHandover;
  globalThis.consoleHandover = undefined;
  return begun;
};
