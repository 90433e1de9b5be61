import { directionOf, type LanguageCode } from "../../domain/language.ts";

/*
 * Until the program is there, the page shows what the server sent with it (`#early`): the form to sign in with, or a sign
 * that something comes. Who typed, moved or pressed something there meanwhile finds that done in the program's own.
 */

const EARLY = "early";

export type EarlyPart = "form" | "sign";

const earlyPlace = (): HTMLElement | null => document.getElementById(EARLY);

/** A page of the server's, parsed by the browser as it parses the one that is shown: no string becomes markup. */
const pageAt = (path: string): Promise<Document | null> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = "document";
    request.addEventListener("load", () => resolve(request.responseXML));
    request.addEventListener("error", reject);
    request.open("GET", path);
    request.send();
  });

/** Deferred programs are not waited for: what they take is there before. */
const wholePage = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === "loading")
      document.addEventListener("readystatechange", () => resolve(), { once: true });
    else resolve();
  });

const translated = async (language: LanguageCode): Promise<void> => {
  const page = document.documentElement;
  const [found] = await Promise.all([pageAt(`/pages/${language}.html`), wholePage()]);
  const other = found?.getElementById(EARLY);
  const place = earlyPlace();
  if (other === null || other === undefined || place === null) return;
  place.replaceChildren(...other.children);
  page.lang = language;
  page.dir = directionOf(language);
  page.dataset[EARLY] = "form";
};

/** Shows a part, in the language that is preferred here: what the server chose is not seen where it is another. */
export const showEarly = (part: EarlyPart, language: LanguageCode): void => {
  const page = document.documentElement;
  const isOther = part === "form" && page.lang !== language;
  page.dataset[EARLY] = isOther ? "none" : part;
  if (isOther) void translated(language).catch(() => undefined);
};

const identityOf = (element: Element): string =>
  [
    element.tagName,
    element.getAttribute("name") ?? element.getAttribute("href") ?? element.textContent,
    element.getAttribute("aria-label"),
  ].join("\n");

const CONTROLS = "input, button, a";

const counterpartIn = (place: Element, early: Element): HTMLElement | undefined =>
  [...place.querySelectorAll<HTMLElement>(CONTROLS)].find((each) => identityOf(each) === identityOf(early));

/** Notes what is pressed before the program is there, and keeps the form from being sent by the browser. */
export const notePresses = (): void => {
  const isEarly = ({ target }: Event): boolean =>
    target instanceof Node && earlyPlace()?.contains(target) === true;
  document.addEventListener("submit", (event) => {
    if (isEarly(event)) event.preventDefault();
  });
  // Enter in a field presses the form's button, too.
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button === null || !isEarly(event)) return;
    for (const each of earlyPlace()?.querySelectorAll<HTMLElement>("button[data-pressed]") ?? [])
      delete each.dataset["pressed"];
    button.dataset["pressed"] = "";
  });
};

const takeOver = (early: HTMLElement, place: HTMLElement): void => {
  const focused = document.activeElement;
  const isFocused = focused !== null && early.contains(focused);
  for (const field of early.querySelectorAll("input")) {
    const own = counterpartIn(place, field);
    if (own instanceof HTMLInputElement && field.value !== "") {
      own.value = field.value;
      own.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
  }
  // A press that has begun ends nowhere when its button goes.
  const pressed =
    early.querySelector("a:active, button:active") ?? early.querySelector("button[data-pressed]");
  const own = isFocused ? counterpartIn(place, focused) : undefined;
  early.remove();
  delete document.documentElement.dataset[EARLY];
  own?.focus();
  if (own instanceof HTMLInputElement && focused instanceof HTMLInputElement && own.type !== "email")
    own.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  if (pressed !== null) counterpartIn(place, pressed)?.click();
};

/** Whether the program shows something; that it is still coming says what came with the page as well. */
const isShowing = (place: HTMLElement): boolean =>
  [...place.children].some(
    (child) =>
      child.tagName !== "STYLE" &&
      (document.documentElement.dataset[EARLY] === "sign" || child.getAttribute("role") !== "status"),
  );

/** Lets the program take the place of what came with the page, in the frame in which it shows something of its own. */
export const takeEarlyPlace = (place: HTMLElement): void => {
  const early = earlyPlace();
  if (early === null) return;
  const observer = new MutationObserver(() => {
    if (!isShowing(place)) return;
    observer.disconnect();
    takeOver(early, place);
  });
  observer.observe(place, { childList: true });
};
