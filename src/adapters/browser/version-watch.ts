import { now } from "./clock.ts";
import { isOutdated } from "./new-version.ts";
import { watchReturns } from "./page-visibility.ts";

/** How long the page does not look again, in milliseconds. */
const REST_MS = 15 * 60_000;

/** Calls back when the server has a newer version. It is looked for when somebody comes back to the page, not more often than now and then. */
export const watchVersion = (came: () => void): void => {
  let looked = now();
  const look = async (): Promise<void> => {
    if (now() - looked < REST_MS) return;
    looked = now();
    if (await isOutdated()) came();
  };
  watchReturns(() => void look());
};
