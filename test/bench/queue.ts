import assert from "node:assert/strict";
import { loadavg } from "node:os";
import { chromium, type Page, type Request } from "@playwright/test";
import { reach } from "../e2e/actor.ts";
import { chromiumLaunch } from "../e2e/chromium.ts";
import { runConsole } from "../running-console.ts";
import { signInByHand } from "../screens/kept-sign-ins.ts";
import { quantile } from "./load.ts";
import { painted, type Until, watch } from "./painted.ts";

/*
 * A moderator works off a queue of fifty reports in Chromium, by keyboard alone: most are dismissed, every eighth kitchen
 * is banned with a reason, one report is put off and one decision taken back. Nothing may be sent twice or skipped, and
 * every decision stands in the activity with its reason. How long it takes from a key to the next report is told beside
 * its target. Run it on a quiet machine.
 */

const PORT = Number(process.env["CONSOLE_BENCH_PORT"] ?? 3240);
const SAMPLE = { users: 840, kitchens: 300 };
const FEWEST = 50;
const MEDIAN_MS = 100;
const P95_MS = 200;

const REPORT: Until = { selector: "main [data-report]", isChanged: true };
const END: Until = { selector: "main", isChanged: true };

type Answer = ReadonlyArray<Record<string, unknown>>;

/** What the backend itself says of lists, as whoever is signed in on a page. */
const backendOf = (page: Page) => {
  let authorization = "";
  page.on("request", (request) => (authorization = request.headers()["authorization"] ?? authorization));
  return async (path: string): Promise<Answer> => {
    const answer: unknown = await (await page.request.get(path, { headers: { authorization } })).json();
    assert(Array.isArray(answer), `${path} gave no list`);
    return answer;
  };
};

/** What is sent to the backend to change something, and how much of that was answered. */
const changesOf = (page: Page) => {
  const sent: Array<string> = [];
  const answered: Array<string> = [];
  const changing = (request: Request): string | undefined => {
    const { pathname } = new URL(request.url());
    return request.method() !== "GET" && /^\/api\/v1\/(?:kitchen|report\/destroy)\b/u.test(pathname)
      ? `${request.method()} ${pathname} ${request.postData() ?? ""}`
      : undefined;
  };
  page.on("request", (request) => sent.push(...[changing(request) ?? []].flat()));
  page.on("requestfinished", (request) => answered.push(...[changing(request) ?? []].flat()));
  return {
    sent,
    answers: async (count: number): Promise<void> => {
      while (answered.length < count) await page.waitForEvent("requestfinished");
    },
  };
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const judge = (name: string, value: number, most: number): void =>
  say(`  ${value <= most ? "met   " : "MISSED"} ${name}: ${value.toFixed(0)} ms, at most ${most}`);

const running = await runConsole(PORT, SAMPLE, { VITE_MODERATION: "on" });
const browser = await chromium.launch(chromiumLaunch());
try {
  const page = await browser.newPage({
    baseURL: running.address,
    locale: "en-GB",
    viewport: { width: 1440, height: 900 },
  });
  const backend = backendOf(page);
  const { sent, answers } = changesOf(page);
  const session = await watch(page);
  const { keyboard } = page;
  await signInByHand(page, "admin");
  await page.waitForLoadState("networkidle");
  const reports = await backend("/api/v1/report");
  assert(reports.length >= FEWEST, `${reports.length} reports are too few`);
  await page.goto("/admin/reports");
  await page.locator("main h2[data-kitchen]:visible").waitFor();
  await page.waitForLoadState("networkidle");

  const shown = async (): Promise<string> =>
    (await page.locator("main [data-report]:visible").getAttribute("data-report")) ?? "";
  const kitchenShown = async (): Promise<string> =>
    (await page.locator("main h2[data-kitchen]:visible").getAttribute("data-kitchen")) ?? "";
  const isOver = (): Promise<boolean> => page.getByText("No report waits.").isVisible();
  const open = (): Promise<number> => page.locator("main [data-report]").count();

  const times: Array<number> = [];
  /** Presses a key that is the last step of a decision; notes how long the next report takes. */
  const press = async (key: string, isLast: boolean): Promise<void> => {
    const step = await painted(session, "keydown", () => keyboard.press(key), isLast ? END : REPORT);
    if (!isLast) times.push(step.painted);
  };

  const dismissed: Array<string> = [];
  const banned = new Map<string, string>();
  for (let turn = 1; !(await isOver()); turn += 1) {
    const report = await shown();
    const isLast = (await open()) === 1;
    if (turn % 8 === 0) {
      const reason = `Banned in turn ${turn}`;
      banned.set(await kitchenShown(), reason);
      await keyboard.press("b");
      await page.getByLabel("Reason (optional)").and(page.locator(":focus")).waitFor();
      await keyboard.type(reason);
      await press("Enter", isLast);
      continue;
    }
    await press(turn === 5 ? "s" : "d", isLast);
    if (turn === 5) continue;
    if (turn === 12) {
      await press("Control+z", false);
      assert.equal(await shown(), report, "what was taken back is looked at again");
      await press("d", isLast);
    }
    dismissed.push(report);
  }

  // The time to take something back passes by itself for most; the rest is sent now.
  await keyboard.press("F8");
  await reach(page.getByRole("button", { name: "Send now" }));
  await keyboard.press("Enter");
  await answers(reports.length + banned.size);
  await page.getByRole("region", { name: "Recent changes" }).getByRole("button").first().waitFor({
    state: "detached",
  });

  assert.deepEqual(await backend("/api/v1/report"), [], "nothing is skipped");
  assert.equal(new Set(sent).size, sent.length, "nothing is sent twice");
  assert.equal(
    sent.length,
    reports.length + banned.size,
    "each report is closed once, each kitchen banned once",
  );
  const closings = await backend("/api/v1/activity/200/0?kind=report");
  assert.deepEqual(
    closings.map(({ recordId }) => String(recordId)).toSorted(),
    reports.map(({ reportId }) => String(reportId)).toSorted(),
    "every decision stands in the activity",
  );
  const bans = await backend("/api/v1/activity/200/0?kind=kitchen");
  assert.deepEqual(
    new Map(bans.map(({ recordId, reason }) => [String(recordId), String(reason)] as const)),
    banned,
    "every ban stands there with its reason",
  );
  for (const { recordId, reason, changes } of closings) {
    assert(Array.isArray(changes));
    const kitchen = changes.find(({ field }) => field === "kitchen")?.before;
    const isDismissed = dismissed.includes(String(recordId));
    assert.equal(reason, isDismissed ? undefined : banned.get(String(kitchen)), "a closed report says why");
  }

  say(
    `${reports.length} reports: ${dismissed.length} dismissed, ${banned.size} kitchens banned, one put off, one taken back; load ${(loadavg()[0] ?? 0).toFixed(1)}`,
  );
  say(`  key to next report painted: ${times.map((time) => time.toFixed(0)).join(" ")}`);
  judge("median", quantile(times, 0.5), MEDIAN_MS);
  judge("p95", quantile(times, 0.95), P95_MS);
} finally {
  await browser.close();
  await running.stop();
}
