import { allowed } from "./allowed.ts";

/** Nothing is kept here: the browser tells a page's other tabs what comes and goes. */
const KEY = "console.changed";

/** Tells the other tabs which groups of records this one has changed. */
export const tellOtherTabs = (groups: ReadonlyArray<string>): void =>
  allowed(() => {
    localStorage.setItem(KEY, groups.join(" "));
    localStorage.removeItem(KEY);
  });

/** Calls back with the groups that another tab has changed. */
export const watchOtherTabs = (changed: (groups: ReadonlyArray<string>) => void): void =>
  addEventListener("storage", ({ key, newValue }) => {
    if (key === KEY && newValue !== null) changed(newValue.split(" "));
  });
