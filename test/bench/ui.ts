import { loadavg } from "node:os";
import { type Browser, chromium } from "@playwright/test";
import { SAMPLE_ACCOUNTS } from "../../src/adapters/backend/sample/accounts.ts";
import { chromiumLaunch } from "../e2e/chromium.ts";
import { runConsole } from "../running-console.ts";
import { now, quantile } from "./load.ts";
import { metric, type Painted, painted, type Until, watch, type Watched } from "./painted.ts";

/*
 * What a person at the lists waits for, in Chromium: with 100 000 users and 50 000 kitchens against the server's own time
 * and a bare fetch of the same addresses; with a small database, whose answers come at once; with a slow processor; and
 * what going to a record and back leaves behind. Run it on a quiet machine, or look at the ratios.
 */

const PORT = Number(process.env["CONSOLE_BENCH_PORT"] ?? 3240);
const LARGE = { users: 100_000, kitchens: 50_000 };
const SMALL = { users: 100, kitchens: 100 };
const EXPORTED = { users: 10_000, kitchens: 100 };
const ROUNDS = 12;
const JOURNEYS = 200;
/** The first journeys load code and fill caches. */
const WARM_JOURNEYS = 20;
/** How long the search waits for another key; what it is told of is the time after that. */
const SEARCH_PAUSE_MS = 250;

const ROWS: Until = { selector: "main tbody tr" };
const OTHER_ROWS: Until = { selector: "main tbody", isChanged: true };
const RECORD: Until = { selector: "main dl" };

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const whole = (value: number): string => value.toFixed(0);
const spread = (values: ReadonlyArray<number>): string =>
  `${whole(quantile(values, 0.5))} (${whole(Math.min(...values))} to ${whole(Math.max(...values))})`;

/** Says a figure beside its target; which of both it is stands first, so that it can be looked for. */
const judge = (name: string, value: number, most: number, unit = "ms"): void =>
  say(`  ${value <= most ? "met   " : "MISSED"} ${name}: ${value.toFixed(1)} ${unit}, at most ${most}`);

/** Milliseconds that always the same work takes: they differ by what else the machine does. */
const yardstick = (): number => {
  const start = now();
  let sum = 0;
  for (let index = 0; index < 20_000_000; index += 1) sum = (sum + index * index) % 1_000_003;
  return sum < 0 ? 0 : now() - start;
};

const yardsticks: Array<number> = [];

/** Says how busy the machine is with other things: what was painted meanwhile is late by as much, script is not. */
const tellOfTheMachine = (): void => {
  const taken = yardstick();
  yardsticks.push(taken);
  const slower = taken / Math.min(...yardsticks);
  say(
    `The machine: load ${(loadavg()[0] ?? 0).toFixed(1)}, the yardstick ${whole(taken)} ms, ${slower.toFixed(1)} times its best`,
  );
};

interface Session extends Watched {
  readonly address: string;
  /** The last bearer that the page sent. */
  readonly bearer: () => string;
}

const signedIn = async (
  browser: Browser,
  address: string,
  role: "admin" | "chef" = "admin",
): Promise<Session> => {
  const page = await browser.newPage({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
  let bearer = "";
  page.on("request", (request) => (bearer = request.headers()["authorization"] ?? bearer));
  const account = SAMPLE_ACCOUNTS.find((each) => each.role === role);
  if (account === undefined) throw new Error("No sample account of that role");
  await page.goto(`${address}/login`);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(/(?:admin|business)$/u);
  await page.waitForLoadState("networkidle");
  return { ...(await watch(page)), address, bearer: () => bearer };
};

/** A page on which nothing was read yet, with its code there. */
const begun = async ({ page, address }: Session): Promise<void> => {
  await page.goto(`${address}/admin/help`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
};

const toList = (session: Session, title: string) =>
  painted(session, "click", () => session.page.getByRole("link", { name: title, exact: true }).click(), ROWS);

const toNextPage = (session: Session) =>
  painted(
    session,
    "click",
    () => session.page.getByRole("button", { name: "Next page" }).click(),
    OTHER_ROWS,
  );

const toRecord = (session: Session) =>
  painted(session, "click", () => session.page.locator("main tbody th a").first().click(), RECORD);

const back = (session: Session) => painted(session, "popstate", () => session.page.goBack(), ROWS);

const sortByName = (session: Session) =>
  painted(
    session,
    "click",
    () => session.page.getByRole("columnheader").getByRole("button", { name: "Name" }).click(),
    OTHER_ROWS,
  );

/** One more letter, when what was typed before has been found. */
const search = async (session: Session, [first, second]: readonly [string, string]) => {
  const field = session.page.getByRole("search").getByRole("textbox");
  await painted(session, "keydown", () => field.press(first), OTHER_ROWS);
  return painted(session, "keydown", () => field.press(second), OTHER_ROWS);
};

type Steps = Readonly<Record<string, Painted>>;

const repeated = async (rounds: number, round: (index: number) => Promise<Steps>) => {
  const all: Record<string, Array<Painted>> = {};
  await round(-1);
  for (let index = 0; index < rounds; index += 1) {
    for (const [name, step] of Object.entries(await round(index))) (all[name] ??= []).push(step);
  }
  return Object.entries(all);
};

/** How long the same addresses take from the same page when nothing is drawn, side by side as the page asks them. */
const bareFetch = async ({ page, bearer }: Session, asked: ReadonlyArray<string>): Promise<number> => {
  const times: Array<number> = [];
  for (let turn = 0; turn < 15; turn += 1) {
    times.push(
      await page.evaluate(
        async ([authorization, addresses]) => {
          const start = performance.mark("asked").startTime;
          await Promise.all(
            addresses.map(async (each) => (await fetch(each, { headers: { authorization } })).text()),
          );
          return performance.mark("answered").startTime - start;
        },
        [bearer(), asked] as const,
      ),
    );
  }
  return quantile(times, 0.5);
};

const serverTimes = async (browser: Browser): Promise<void> => {
  const running = await runConsole(PORT, LARGE);
  try {
    const session = await signedIn(browser, running.address);
    for (const [title, query] of [
      ["Users", ["j", "o"]],
      ["Kitchens", ["c", "h"]],
    ] as const) {
      say(`${title}, ${LARGE.users} users and ${LARGE.kitchens} kitchens, ${ROUNDS} rounds; in ms`);
      const steps = await repeated(ROUNDS, async () => {
        await begun(session);
        const first = await toList(session, title);
        const next = await toNextPage(session);
        const detail = await toRecord(session);
        const again = await back(session);
        const found = await search(session, query);
        return {
          "first rows": first,
          "next page": next,
          "open a detail": detail,
          back: again,
          "keystroke to rows": { ...found, painted: found.painted - SEARCH_PAUSE_MS },
        };
      });
      for (const [name, times] of steps) {
        const all = times.map((step) => step.painted);
        const own = times.map((step) => step.painted - step.server);
        const scripts = times.map(({ script }) => script);
        const answers = times.map((step) => step.answers);
        const bare = await bareFetch(session, times[0]?.asked ?? []);
        say(
          `  ${name.padEnd(18)} painted ${spread(all).padEnd(17)} server ${spread(
            times.map(({ server }) => server),
          ).padEnd(15)} all else, frames as well ${spread(own).padEnd(15)} script ${spread(scripts)}`,
        );
        if (times[0]?.asked.length !== 0) {
          const ratio = quantile(all, 0.5) / bare;
          say(`  ${" ".repeat(18)} bare fetch ${bare.toFixed(1)}, painted / bare fetch ${ratio.toFixed(1)}`);
        }
        judge(`${name}, scripting`, quantile(scripts, 0.5), 50);
        // What stands below the fields of a record comes by itself.
        if (name !== "open a detail")
          judge(`${name}, answers one after the other`, quantile(answers, 0.5), 1, "answers");
        if (name === "next page") {
          const tasks = times.map(({ longestTask }) => longestTask);
          say(`  longest tasks on next page: ${tasks.map(whole).join(" ")}`);
          judge(`${name}, longest task`, quantile(tasks, 0.5), 50);
        }
      }
    }
    await session.page.close();
  } finally {
    await running.stop();
  }
};

const TARGETS = { open: 300, "next page": 200, sort: 200 } as const;

const instantAnswers = async (session: Session): Promise<void> => {
  say(`25 rows and answers at once (${SMALL.users} users), ${ROUNDS} rounds: click to painted rows; in ms`);
  const steps = await repeated(ROUNDS, async () => {
    await begun(session);
    const open = await toList(session, "Users");
    const next = await toNextPage(session);
    return { open, "next page": next, sort: await sortByName(session) };
  });
  for (const [name, times] of steps) {
    const all = times.map((step) => step.painted);
    const server = spread(times.map((step) => step.server));
    const script = spread(times.map((step) => step.script));
    say(`  ${name.padEnd(18)} ${spread(all).padEnd(18)} server ${server.padEnd(17)} script ${script}`);
    const most = Object.entries(TARGETS).find(([target]) => target === name)?.[1];
    if (most !== undefined) judge(name, quantile(all, 0.5), most);
  }
};

const slowProcessor = async (session: Session): Promise<void> => {
  const { page, cdp } = session;
  say(`The processor slowed four times, ${ROUNDS} rounds: the longest input event (Event Timing); in ms`);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const steps = await repeated(ROUNDS, async () => {
    await begun(session);
    const open = await toList(session, "Users");
    const next = await toNextPage(session);
    const sort = await sortByName(session);
    const select = await painted(session, "click", () => page.getByLabel("Select all on this page").check(), {
      selector: "main section[aria-label='Selection']",
    });
    const key = await search(session, ["j", "o"]);
    return { open, "next page": next, sort, "select all": select, key };
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  for (const [name, times] of steps) {
    const events = times.map(({ longestEvent }) => longestEvent);
    say(`  ${name.padEnd(18)} ${spread(events)}`);
    judge(`${name}, median of the longest`, quantile(events, 0.5), name === "key" ? 80 : 200);
  }
};

const held = async (session: Session) => {
  for (const _ of [1, 2]) await session.cdp.send("HeapProfiler.collectGarbage");
  return { heap: await metric(session, "JSHeapUsedSize"), nodes: await metric(session, "Nodes") };
};

/** How much a straight line through some values rises from one to the next. */
const slope = (values: ReadonlyArray<number>): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = (values.length - 1) / 2;
  const rise = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0);
  return rise / values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
};

const whatStays = async (session: Session): Promise<void> => {
  const { page } = session;
  say(`List, detail, back: ${JOURNEYS} journeys, after ${WARM_JOURNEYS} to begin with`);
  await begun(session);
  await page.getByRole("link", { name: "Users", exact: true }).click();
  const heaps: Array<number> = [];
  const nodes: Array<number> = [];
  for (let journey = -WARM_JOURNEYS; journey < JOURNEYS; journey += 1) {
    await page.locator("main tbody th a").first().click();
    await page.locator("main dl").waitFor();
    await page.waitForLoadState("networkidle");
    await page.goBack();
    await page.locator("main tbody th a").first().waitFor();
    if (journey < 0 || journey % 10 !== 0) continue;
    const { heap, nodes: count } = await held(session);
    heaps.push(heap);
    nodes.push(count);
  }
  say(
    `  heap from ${whole((heaps[0] ?? 0) / 1_000)} to ${whole((heaps.at(-1) ?? 0) / 1_000)} kB, nodes from ${nodes[0]} to ${nodes.at(-1)}`,
  );
  judge("heap for each journey", slope(heaps) / 10 / 1_000, 20, "kB");
  judge("nodes for each journey", slope(nodes) / 10, 0.5, "nodes");
};

const withSmall = async (browser: Browser): Promise<void> => {
  const running = await runConsole(PORT, SMALL);
  try {
    const session = await signedIn(browser, running.address);
    await instantAnswers(session);
    tellOfTheMachine();
    await slowProcessor(session);
    tellOfTheMachine();
    await whatStays(session);
    await session.page.close();
  } finally {
    await running.stop();
  }
};

const exporting = async (browser: Browser): Promise<void> => {
  const running = await runConsole(PORT, EXPORTED);
  try {
    const session = await signedIn(browser, running.address);
    const { page } = session;
    say(`An export of ${EXPORTED.users} users; in ms`);
    const steps = await repeated(3, async () => {
      await begun(session);
      await toList(session, "Users");
      return {
        export: await painted(
          session,
          "click",
          () => page.getByRole("button", { name: "Export", exact: true }).click(),
          { selector: "main button[aria-label='Close']" },
        ),
      };
    });
    for (const [name, times] of steps) {
      const tasks = times.map(({ longestTask }) => longestTask);
      say(`  ${name.padEnd(18)} ${spread(times.map((step) => step.painted))} longest task ${spread(tasks)}`);
      judge(`${name}, longest task`, quantile(tasks, 0.5), 200);
    }
    await page.close();
  } finally {
    await running.stop();
  }
};

const CHART: Until = { selector: "main path[data-line]" };
const OTHER_CHART: Until = { selector: "main table[aria-label='Trend, in numbers']", isChanged: true };

/** A chef's trend: its first chart, then a year of days. */
const analyticsPage = async (browser: Browser): Promise<void> => {
  const running = await runConsole(PORT, SMALL);
  try {
    const session = await signedIn(browser, running.address, "chef");
    const { page } = session;
    say(`Analytics of a chef, ${ROUNDS} rounds; in ms`);
    const steps = await repeated(ROUNDS, async () => {
      await page.goto(`${running.address}/business/subscription`);
      await page.getByRole("table", { name: "Plans" }).waitFor();
      await page.waitForLoadState("networkidle");
      const first = await painted(
        session,
        "click",
        () => page.getByRole("link", { name: "Analytics", exact: true }).click(),
        CHART,
      );
      const year = await painted(
        session,
        "click",
        () => page.getByText("365 days", { exact: true }).click(),
        OTHER_CHART,
      );
      return { "first chart": first, "a year": year };
    });
    for (const [name, times] of steps) {
      const tasks = times.map(({ longestTask }) => longestTask);
      say(
        `  ${name.padEnd(18)} painted ${spread(times.map((step) => step.painted))}, longest task ${spread(tasks)}`,
      );
      judge(
        `${name}, scripting`,
        quantile(
          times.map(({ script }) => script),
          0.5,
        ),
        100,
      );
      judge(`${name}, longest task`, quantile(tasks, 0.5), 50);
    }
    await page.close();
  } finally {
    await running.stop();
  }
};

const PARTS = { large: serverTimes, small: withSmall, export: exporting, analytics: analyticsPage } as const;
const [only] = process.argv.slice(2);

const browser = await chromium.launch(chromiumLaunch());
try {
  tellOfTheMachine();
  for (const [name, part] of Object.entries(PARTS)) {
    if (only !== undefined && only !== name) continue;
    await part(browser);
    tellOfTheMachine();
  }
} finally {
  await browser.close();
}
