import type { Page, Request } from "@playwright/test";

const bearingIn = (request: Request): string | undefined => request.headers()["authorization"];

const bearers = new WeakMap<Page, string>();

/** Listens, from now on, for what a page's calls say of who makes them. */
export const hearBearer = (page: Page): void => {
  page.on("request", (request) => {
    const bearing = bearingIn(request);
    if (bearing !== undefined) bearers.set(page, bearing);
  });
};

/** What the session's own calls say of who makes them. */
export const bearerOf = async (page: Page): Promise<{ readonly authorization: string }> => ({
  authorization:
    bearers.get(page) ??
    bearingIn(await page.waitForRequest((request) => bearingIn(request) !== undefined)) ??
    "",
});
