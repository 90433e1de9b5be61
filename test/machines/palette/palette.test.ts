import * as Result from "effect/Result";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { Answer } from "../../../src/machines/answer.ts";
import { answering, READ_FIRST_MS, workActor } from "../../../src/machines/effect-actor.ts";
import { paletteMachine } from "../../../src/machines/palette/palette.machine.ts";
import type { FindingRequest, Findings } from "../../../src/machines/use-cases/lists/find-everywhere.ts";

const findings = (name: string): Findings => ({
  hits: [{ list: "users", id: name, name, hint: "", picture: undefined }],
  failed: [],
});

interface Asked {
  readonly query: string;
  readonly signal: AbortSignal;
  readonly answer: (findings: Findings) => void;
  readonly fail: (cause: unknown) => void;
}

const started = () => {
  const clock = new SimulatedClock();
  const asked: Array<Asked> = [];
  const logged: Array<unknown> = [];
  const actor = createActor(
    paletteMachine.provide({
      actors: {
        "find everywhere": workActor(
          answering(
            ({ query, role }: FindingRequest, signal): Promise<Answer<Findings>> =>
              new Promise((resolve, reject) => {
                asked.push({
                  query: `${role}: ${query}`,
                  signal,
                  answer: (found) => resolve(Result.succeed(found)),
                  fail: reject,
                });
              }),
            (cause) => logged.push(cause),
            READ_FIRST_MS,
          ),
        ),
      },
    }),
    { clock, input: { role: "viewer" } },
  ).start();
  const type = (query: string) => actor.send({ type: "type", query, ids: [] });
  const found = () => actor.getSnapshot().context.findings;
  const names = () => found().hits.map(({ name }) => name);
  const isLooking = () => actor.getSnapshot().hasTag("looking");
  return { asked, clock, found, isLooking, logged, names, type };
};

const settled = () => vi.waitFor(() => undefined);

describe("the search of the command palette", () => {
  beforeEach(() => void vi.restoreAllMocks());

  test("waits for a pause in typing, then asks once, for the last text", () => {
    const { asked, clock, isLooking, type } = started();
    for (const query of ["an", "ana", " ana "]) {
      type(query);
      clock.increment(249);
    }
    expect([asked.length, isLooking()]).toEqual([0, true]);
    clock.increment(1);
    expect(asked.map(({ query }) => query)).toEqual(["viewer: ana"]);
  });

  test("two letters are enough, one is not, spaces aside", () => {
    const { asked, clock, isLooking, type } = started();
    type(" a ");
    expect(isLooking()).toBe(false);
    clock.increment(250);
    type("an");
    clock.increment(250);
    expect(asked.map(({ query }) => query)).toEqual(["viewer: an"]);
  });

  test("shortened before the pause has passed, nothing is asked", () => {
    const { asked, clock, isLooking, type } = started();
    type("an");
    type("a");
    expect(isLooking()).toBe(false);
    clock.increment(250);
    expect(asked).toEqual([]);
  });

  test("an answer that was overtaken is given up and never shown", async () => {
    const { asked, clock, isLooking, names, type } = started();
    type("ana");
    clock.increment(250);
    type("anabel");
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer(findings("Ana"));
    clock.increment(250);
    asked[1]?.answer(findings("Anabel"));
    await vi.waitFor(() => expect(names()).toEqual(["Anabel"]));
    expect(isLooking()).toBe(false);
  });

  test("a text too short shows nothing and asks nothing", async () => {
    const { asked, clock, found, names, type } = started();
    expect(found()).toEqual({ hits: [], failed: [] });
    type("ana");
    clock.increment(250);
    asked[0]?.answer(findings("Ana"));
    await vi.waitFor(() => expect(names()).toEqual(["Ana"]));
    type(" a ");
    clock.increment(10_000);
    await settled();
    expect([found(), asked.length]).toEqual([{ hits: [], failed: [] }, 1]);
  });

  test("a bug is logged, and the next search works", async () => {
    const { asked, clock, found, isLooking, logged, names, type } = started();
    type("ana");
    clock.increment(250);
    const bug = new Error("a bug");
    asked[0]?.fail(bug);
    await vi.waitFor(() => expect(logged).toEqual([bug]));
    expect([names(), isLooking()]).toEqual([[], false]);
    // A viewer reads all three: that nothing was found in them is not known.
    expect(found().failed).toEqual(["users", "kitchens", "tribes"]);
    type("ben");
    clock.increment(250);
    asked[1]?.answer(findings("Ben"));
    await vi.waitFor(() => expect(names()).toEqual(["Ben"]));
  });
});
