import type { Page } from "@playwright/test";
import { SAMPLE_ACCOUNTS } from "../../src/adapters/backend/sample/accounts.ts";
import type { Screen, Visitor } from "./screens.ts";

/** The two widths that screens are looked at in: a desk and a phone. */
export const WIDTHS = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Signs a visitor in, in whatever language the page is; nobody stays at the login page. */
export const signIn = async (page: Page, visitor: Visitor): Promise<void> => {
  const account = SAMPLE_ACCOUNTS.find(({ role }) => role === visitor);
  await page.goto("/login");
  if (account === undefined) return;
  await page.locator("input[name=email]").fill(account.email);
  await page.locator("input[name=password]").fill(account.password);
  await page.locator("form button[type=submit]").click();
  await page.waitForURL(/admin|business/u);
};

/** Nothing is on its way any more: no route, no skeleton, no stale rows, no spinner. */
const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => {
    const state = window.__TSR_ROUTER__?.state;
    return (
      state?.status === "idle" &&
      state.resolvedLocation?.pathname === location.pathname &&
      document.querySelector('.mantine-Skeleton-root, [aria-busy="true"], .mantine-Loader-root') === null
    );
  });
};

/** Begins to follow an address inside the page, as a link would. */
const moveTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

/** Follows an address inside the page, until it is there. */
export const follow = async (page: Page, path: string): Promise<void> => {
  await moveTo(page, path);
  await settle(page);
};

/** By then a page that waits shows that it does. */
const WAITING_MS = 1_500;

const ready = (page: Page, { isWaiting }: Screen): Promise<void> =>
  isWaiting ? page.waitForTimeout(WAITING_MS) : settle(page);

/** Brings a screen up, does something with it, and puts back what it changed. */
export const withScreen = async (page: Page, screen: Screen, act: () => Promise<void>): Promise<void> => {
  try {
    await moveTo(page, screen.path);
    await ready(page, screen);
    await screen.open?.(page);
    await ready(page, screen);
    await act();
  } finally {
    await screen.close?.(page);
    // What was begun there would hold on to the page.
    if (screen.open !== undefined || screen.isWaiting) await page.goto("/policies/privacy");
  }
};
