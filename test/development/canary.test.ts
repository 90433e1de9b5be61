// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type AnyActor, createActor, type InspectionEvent, waitFor } from "xstate";
import { Confidential, MASK } from "../../src/domain/confidential.ts";
import { incidentReport } from "../../src/domain/incident-report.ts";
import { startInspection } from "../../src/development/inspection.ts";
import { authMachine } from "../../src/machines/auth/auth.machine.ts";
import type { AuthEvent } from "../../src/machines/auth/auth.types.ts";
import { editingView } from "../../src/machines/editing/editing.view.ts";
import { incidentsLogic } from "../../src/machines/incidents.ts";
import { workActor } from "../../src/machines/effect-actor.ts";
import { ANA, ANAS_DETAILS, ANAS_PASSWORD, BIRTH_DATE, possible } from "../machines/auth/auth-fixtures.ts";
import { authAmongCanaries, MADE } from "./canary-outside.ts";
import * as form from "../machines/editing/tribe-form.ts";

const CANARIES = [ANAS_PASSWORD.password.revealed, BIRTH_DATE.revealed, form.CANARY, ...MADE];

/** Everything that anybody outside the page could read. */
const left: Array<string> = [];
/** To whom windows were told something. */
const targets = new Set<string>();
/** The secrets that really were under way. */
const carried = new Set<string>();

const leave = (what: unknown): void => void left.push(typeof what === "string" ? what : JSON.stringify(what));

class Channel {
  postMessage = leave;
  addEventListener = (): void => undefined;
}

/** What the library puts off. */
const idle: Array<() => void> = [];

let inspect: (event: InspectionEvent) => void;

beforeAll(() => {
  vi.stubGlobal("BroadcastChannel", Channel);
  vi.stubGlobal("requestIdleCallback", (work: () => void) => void idle.push(work));
  vi.stubGlobal("open", () => ({
    postMessage: (what: unknown, target: string) => {
      targets.add(target);
      leave(what);
    },
  }));
  inspect = startInspection();
  for (const button of document.querySelectorAll("button")) button.click();
  const data = { type: "@statelyai.connected" };
  dispatchEvent(new MessageEvent("message", { data, origin: "https://elsewhere.example" }));
  expect(left).toEqual([]);
  dispatchEvent(new MessageEvent("message", { data, origin: "https://stately.ai" }));
});

afterAll(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const carry = (value: unknown): void => {
  if (value instanceof Confidential) carried.add(value.revealed);
  else if (typeof value === "string") carried.add(value);
  else if (typeof value === "object" && value !== null) Object.values(value).forEach(carry);
};

/** An actor that notes what it is asked for and never answers. */
const asked = <A, E, Input>() =>
  workActor<A, E, Input>((input) => {
    carry(input);
    return new Promise(() => undefined);
  });

const keep = (actor: AnyActor): void => {
  leave(actor.getPersistedSnapshot());
  leave(incidentReport(new Error(JSON.stringify(actor.getSnapshot())), "/login"));
};

const walk = (turns: number): void => {
  const { actors } = authMachine.implementations;
  const provided = Object.fromEntries(Object.keys(actors).map((name) => [name, asked()]));
  const actor = createActor(authMachine.provide({ actors: provided }), { inspect }).start();
  for (let turn = 0; turn < 25; turn += 1) {
    const ways = possible(actor.getSnapshot());
    const way = ways[(turns * (turn + 3) + turn * turn) % ways.length];
    if (way !== undefined) Reflect.apply(actor.send, actor, [way]);
    keep(actor);
  }
  actor.stop();
};

const fill = (base: typeof form.BASE | undefined): void => {
  const machine = form.machine.provide({
    actors: { "reread the record": asked(), "write the record": asked() },
    actions: { "remember what is unsaved": (_, unsaved) => leave(unsaved ?? null) },
  });
  const actor = createActor(machine, { inspect, input: { ...form.editing, base, kept: undefined } }).start();
  const view = () => editingView(actor.getSnapshot(), actor.send);
  view().type(form.MINE);
  keep(actor);
  carry(view().draft);
  view().submit(form.MINE);
  keep(actor);
  actor.stop();
};

/** Goes through a flow with its programs until somebody is signed in. */
const goThrough = async (isKnown: boolean, ...events: ReadonlyArray<AuthEvent>): Promise<void> => {
  const actor = createActor(authAmongCanaries(carry, isKnown), { inspect }).start();
  actor.subscribe(() => keep(actor));
  for (const event of events) {
    await waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
    actor.send(event);
  }
  await waitFor(actor, (snapshot) => snapshot.hasTag("signed in"));
  const cause = new Error(JSON.stringify(actor.getSnapshot()));
  createActor(incidentsLogic, { inspect }).start().send({ type: "ended", cause, fate: "told" });
  actor.stop();
};

describe("what is confidential never leaves the page", () => {
  test("by no flow, into no sink: inspectors, recordings, kept snapshots, reports", async () => {
    for (let turns = 1; turns <= 30; turns += 1) walk(turns);
    fill(undefined);
    fill(form.BASE);
    const given: AuthEvent = { type: "give birth date", birthDate: BIRTH_DATE };
    await goThrough(
      true,
      { type: "restore the session", uid: ANA.uid },
      { type: "sign out" },
      { type: "sign in with Google" },
    );
    await goThrough(true, { type: "sign in with email", ...ANAS_PASSWORD });
    await goThrough(false, { type: "sign in with Google" }, given);
    await goThrough(false, { type: "register", ...ANAS_DETAILS });
    expect(CANARIES.filter((canary) => !carried.has(canary))).toEqual([]);
    for (const work of idle) work();
    expect(left.length).toBeGreaterThan(1_000);
    const text = left.join("\n");
    expect(text).toContain("reported at");
    expect(text).toContain(MASK);
    expect(CANARIES.filter((canary) => text.includes(canary))).toEqual([]);
    expect(targets).toEqual(new Set(["https://stately.ai"]));
  });
});
