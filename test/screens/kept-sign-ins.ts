import type { Page } from "@playwright/test";
import { SAMPLE_ACCOUNTS } from "../../src/adapters/backend/sample/accounts.ts";
import type { Role } from "../../src/domain/role.ts";

/** What a browser keeps of who is signed in: the console's mark, and what the provider's SDK puts away. */
interface Kept {
  readonly mark: string | null;
  readonly records: ReadonlyArray<unknown>;
}

/** Of those who signed in by hand, in this process: it visits consoles that share one provider. */
const kept = new Map<Role, Kept>();

/** What the browser of a page keeps; `instead` takes its place, without what else was chosen, like a language. */
export const keptBy = (page: Page, instead?: Kept): Promise<Kept> =>
  page.evaluate(async (next) => {
    const mark = "console.session";
    const store = "firebaseLocalStorage";
    const settled = <A>(request: IDBRequest<A>): Promise<A> =>
      new Promise((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error));
      });
    const opening = indexedDB.open(`${store}Db`, 1);
    opening.addEventListener("upgradeneeded", () =>
      opening.result.createObjectStore(store, { keyPath: "fbase_key" }),
    );
    const database = await settled(opening);
    const change = database.transaction(store, "readwrite");
    // What a page has not put away for good may be lost to the one that comes after it.
    const isPutAway = new Promise<void>((resolve, reject) => {
      change.addEventListener("complete", () => resolve());
      change.addEventListener("abort", () => reject(change.error ?? new Error("Nothing was put away")));
    });
    const records = change.objectStore(store);
    if (next !== undefined) {
      localStorage.clear();
      localStorage.setItem(mark, next.mark ?? "");
      records.clear();
      for (const record of next.records) records.put(record);
    }
    // Beside accounts, the SDK tries for a moment whether anything can be put away here.
    const accounts = IDBKeyRange.bound("firebase:authUser:", "firebase:authUser;", false, true);
    const present = await settled<Array<unknown>>(records.getAll(accounts));
    await isPutAway;
    database.close();
    return { mark: localStorage.getItem(mark), records: present };
  }, instead);

const atHome = (page: Page): Promise<void> => page.waitForURL(/admin|business/u);

/** Signs a sample account in at the login page, in whatever language it is. */
export const signInByHand = async (page: Page, role: Role): Promise<void> => {
  const account = SAMPLE_ACCOUNTS.find((candidate) => candidate.role === role);
  if (account === undefined) throw new Error(`No sample account for ${role}`);
  await page.goto("/login");
  await page.locator("input[name=email]").fill(account.email);
  await page.locator("input[name=password]").fill(account.password);
  await page.locator("input[name=password]").press("Enter");
  await atHome(page);
};

/** Signs a sample account in: by hand once in a process, afterwards as a browser that comes back, to some page. */
export const signIn = async (page: Page, role: Role, path = "/"): Promise<void> => {
  const session = kept.get(role);
  if (session === undefined) {
    await signInByHand(page, role);
    kept.set(role, await keptBy(page));
    if (path !== "/") await page.goto(path);
  } else {
    // A page of the console that is open would notice.
    await page.goto("/favicon.svg");
    await keptBy(page, session);
    await page.goto(path);
    if (path === "/") await atHome(page);
  }
};
