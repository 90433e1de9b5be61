import type { Page, ViewportSize } from "@playwright/test";
import { signIn } from "./kept-sign-ins.ts";
import type { Screen, Visitor } from "./screens.ts";

/** The two widths that screens are looked at in: a desk and a phone. */
export const WIDTHS = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Signs a visitor in; nobody stays at the login page. */
export const signInAs = async (page: Page, visitor: Visitor): Promise<void> => {
  if (visitor === "nobody") await page.goto("/login");
  else await signIn(page, visitor);
};

/** Nothing is on its way any more: no route, no skeleton, no stale rows, no spinner. */
const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState("load");
  await page.waitForFunction(() => {
    const state = window.__TSR_ROUTER__?.state;
    return (
      state?.status === "idle" &&
      state.resolvedLocation?.pathname === location.pathname &&
      document.querySelector('.mantine-Skeleton-root, [aria-busy="true"], .mantine-Loader-root') === null
    );
  });
};

/** Gives the window another size, until the page is drawn at it. */
export const resize = async (page: Page, size: ViewportSize): Promise<void> => {
  await page.setViewportSize(size);
  await page.evaluate(
    () =>
      new Promise((drawn) => {
        // What follows a query is told before the first of the two, what measures itself after it.
        requestAnimationFrame(() => requestAnimationFrame(drawn));
      }),
  );
};

/** Gives the window the height of its page: then no bar lies over what has scrolled beneath it. */
export const unroll = async (page: Page): Promise<void> => {
  const size = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  await resize(page, size);
};

/** Begins to follow an address inside the page, as a link would. */
export const moveTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

/** Follows an address inside the page, until it is there. */
export const follow = async (page: Page, path: string): Promise<void> => {
  await moveTo(page, path);
  await settle(page);
};

/** Opens an address as a document of its own, with what the browser was told to keep, until it is there. */
export const load = async (
  page: Page,
  path: string,
  kept: Readonly<Record<string, string>>,
): Promise<void> => {
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
  await page.goto(path);
  await settle(page);
};

/** By then a page that waits shows that it does. */
const WAITING_MS = 1_500;

const ready = (page: Page, { isWaiting }: Screen): Promise<void> =>
  isWaiting ? page.waitForTimeout(WAITING_MS) : settle(page);

/** Pages in which something was begun: it would hold on to them, so that they are left for a new document. */
const begun = new WeakSet<Page>();

/** Brings a screen up, does something with it, and puts back what it changed. */
export const withScreen = async (page: Page, screen: Screen, act: () => Promise<void>): Promise<void> => {
  try {
    if (begun.delete(page)) {
      // What was typed there would be asked about when it is looked at in the next language.
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(screen.path);
    } else await moveTo(page, screen.path);
    await ready(page, screen);
    await screen.open?.(page);
    await ready(page, screen);
    await act();
  } finally {
    await screen.close?.(page);
    if (screen.open !== undefined || screen.isWaiting) begun.add(page);
  }
};
