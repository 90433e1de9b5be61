import { whenIdle } from "./idle.ts";

/** Whether what nobody asked for should stay where it is: every byte costs money or time. */
export const isFrugal = (): boolean => {
  const { saveData, effectiveType } = navigator.connection ?? {};
  return saveData === true || effectiveType?.endsWith("2g") === true;
};

/**
 * Calls back to load ahead: once the page has nothing better to do, again when the network comes back, and never on a
 * connection that is metered or slow. Gives how to stop.
 */
export const preloading = (load: () => void): (() => void) => {
  let isWanted = true;
  const soon = (): void => {
    whenIdle(() => {
      if (isWanted && !isFrugal()) load();
    });
  };
  soon();
  addEventListener("online", soon);
  return () => {
    isWanted = false;
    removeEventListener("online", soon);
  };
};
