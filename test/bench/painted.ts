import type { CDPSession, Page } from "@playwright/test";
import * as Schema from "effect/Schema";

/** What a screen has to show before an action counts as done. */
export interface Until {
  readonly selector: string;
  /** Whether the first of them must say something else than before. */
  readonly isChanged?: true;
}

/** What the page noted of one action; times in milliseconds. */
const Painted = Schema.Struct({
  /** From the input event to the frame after the screen showed it. */
  painted: Schema.Finite,
  /** How much of that requests to the backend were under way. */
  server: Schema.Finite,
  /** How many answers were waited for one after the other. */
  answers: Schema.Int,
  /** The addresses that were asked, in order. */
  asked: Schema.Array(Schema.String),
  /** The longest task of the page's main thread, from 50 ms on; else 0. */
  longestTask: Schema.Finite,
  /** The longest input event up to its next frame (Event Timing), from 16 ms on; else 0. */
  longestEvent: Schema.Finite,
});
/** The same, with how long scripts kept the processor busy: unlike the others this is not about what else the machine does. */
export type Painted = typeof Painted.Type & { readonly script: number };

// Runs in the page, so that nothing outside of it is in the times.
const arm = ({ selector, isChanged, kind }: Until & { readonly kind: string }): void => {
  const textOf = () => document.querySelector(selector)?.textContent;
  const before = isChanged === true ? textOf() : undefined;
  let input = Number.NaN;
  let longestTask = 0;
  let longestEvent = 0;
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  });
  const events = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestEvent = Math.max(longestEvent, duration);
  });
  // The types do not know the threshold yet.
  const longEvents: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: "event",
    durationThreshold: 16,
  };
  performance.clearResourceTimings();
  tasks.observe({ type: "longtask" });
  events.observe(longEvents);
  const note = (event: Event) => {
    input = event.timeStamp;
  };
  addEventListener(kind, note, { capture: true });
  const spanOf = (requests: ReadonlyArray<PerformanceResourceTiming>): number =>
    requests.length === 0
      ? 0
      : Math.max(...requests.map(({ responseEnd }) => responseEnd)) -
        Math.min(...requests.map(({ startTime }) => startTime));
  const answersOf = (requests: ReadonlyArray<PerformanceResourceTiming>): number => {
    let answers = 0;
    let answered = -1;
    for (const { startTime, responseEnd } of requests) {
      if (startTime < answered) continue;
      answers += 1;
      answered = responseEnd;
    }
    return answers;
  };
  const armed = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${selector} was not painted`)), 60_000);
    const finish = () => {
      const end = performance.mark("painted").startTime;
      const requests = performance
        .getEntriesByType("resource")
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(
          ({ name, startTime, responseEnd }) =>
            name.includes("/api/") && startTime >= input && responseEnd <= end,
        );
      const noted = {
        painted: end - input,
        server: spanOf(requests),
        answers: answersOf(requests),
        asked: requests.map(({ name }) => new URL(name).pathname + new URL(name).search),
      };
      removeEventListener(kind, note, { capture: true });
      // Tasks and events are reported some time after they ended.
      setTimeout(() => {
        tasks.disconnect();
        events.disconnect();
        resolve({ ...noted, longestTask, longestEvent });
      }, 150);
    };
    const look = () => {
      const text = textOf();
      const isThere =
        !Number.isNaN(input) &&
        text !== undefined &&
        (isChanged !== true || text !== before) &&
        [...document.querySelectorAll('[aria-busy="true"]')].every((busy) => !busy.checkVisibility());
      if (!isThere) return void requestAnimationFrame(look);
      // The frame that shows it ends before the message arrives.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", finish, { once: true });
        port1.start();
        port2.postMessage(undefined);
      });
    };
    requestAnimationFrame(look);
  });
  Object.assign(globalThis, { armed });
};

/** A page, and the way to ask Chromium about it. */
export interface Watched {
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** A figure that Chromium keeps of a page. */
export const metric = async ({ cdp }: Watched, wanted: string): Promise<number> => {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
};

/** Has Chromium count a page's processor time, not the time that passes meanwhile. */
export const watch = async (page: Page): Promise<Watched> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  return { page, cdp };
};

/** Does something and gives how long the page took from the last input event of a kind until it was painted. */
export const painted = async (
  watched: Watched,
  kind: "click" | "keydown" | "popstate",
  act: () => Promise<unknown>,
  until: Until,
): Promise<Painted> => {
  const { page } = watched;
  await page.evaluate(arm, { ...until, kind });
  const before = await metric(watched, "ScriptDuration");
  await act();
  const noted = Schema.decodeUnknownSync(Painted)(
    await page.evaluate(() => Reflect.get(globalThis, "armed")),
  );
  return { ...noted, script: ((await metric(watched, "ScriptDuration")) - before) * 1_000 };
};
