import { allowed } from "./allowed.ts";

/** Nothing is kept here: the browser tells a page's other tabs what comes and goes. */
const KEY = "console.changed";

export const tellOtherTabs = (groups: ReadonlyArray<string>): void =>
  allowed(() => {
    localStorage.setItem(KEY, groups.join(" "));
    localStorage.removeItem(KEY);
  });

export const watchOtherTabs = (changed: (groups: ReadonlyArray<string>) => void): void =>
  addEventListener("storage", ({ key, newValue }) => {
    if (key === KEY && newValue !== null) changed(newValue.split(" "));
  });
