import { isAtOrBelow } from "../../../domain/navigation.ts";
import { REFUSED } from "../../parts/access/refused.ts";

const listed = (): ReadonlyArray<HTMLElement> => [
  ...document.querySelectorAll<HTMLElement>("main [data-record]"),
];

const hasFocus = (record: HTMLElement): boolean => record.contains(document.activeElement);

const nameOf = (record: HTMLElement | undefined): HTMLAnchorElement | null | undefined =>
  record?.querySelector("a");

/** Whether a path is that of a record's page, or of one below it. */
const isPageOf = (record: HTMLElement, path: string): boolean =>
  isAtOrBelow(path, nameOf(record)?.pathname ?? "-");

/**
 * Goes on to another record: in a list to its name, from that of the page that one came from where nothing has the focus,
 * else to the first; on a record's page to its page.
 */
export const goOnTo = (which: "next" | "prev", cameFrom: string): void => {
  const records = listed();
  const here = records.findIndex(records.some(hasFocus) ? hasFocus : (record) => isPageOf(record, cameFrom));
  if (records.length === 0) document.querySelector<HTMLElement>(`main a[rel="${which}"]`)?.click();
  else if (here === -1) nameOf(records[0])?.focus();
  else nameOf(records[which === "next" ? here + 1 : here - 1])?.focus();
};

/** Selects the record that has the focus, or lets it go. */
export const selectHere = (): void =>
  listed().find(hasFocus)?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();

/** Goes to what can be done with everything that is selected. It is in sight: what is selected stays so, too. */
export const goToSelection = (): void =>
  document.querySelector<HTMLElement>("main [data-selection] button")?.focus({ preventScroll: true });

/** What a key presses that decides; nothing on other pages. */
export const decisionButton = (key: string): HTMLElement | null =>
  document.querySelector(`main [aria-keyshortcuts="${key}"]`);

/** Decides by a key; goes to what may not be decided, where who listens is told why. */
export const decide = (key: string): void => {
  const button = decisionButton(key);
  if (button?.matches(REFUSED)) button.focus();
  else button?.click();
};
