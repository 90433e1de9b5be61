import { LEADER } from "../domain/shortcuts.ts";
import { AUTH_SAMPLES } from "./auth-samples.ts";
import { PLAIN, type Samples, type SentEvent, succeeded } from "./samples.ts";

const KITCHEN = { _tag: "kitchens", id: "1", name: "Casa Ana" };
const BAN = { _tag: "Ban", reason: "spam" };
const TWO = [KITCHEN, { _tag: "kitchens", id: "2", name: "Casa Bea" }];
const BAN_OF_TWO = { edit: BAN, steps: TWO.map((target) => ({ target, edit: BAN })), isUndo: false };
const DISMISSAL = { _tag: "Report", id: "1", name: KITCHEN.name };
const PLAN = { planId: "pro", name: "Pro", priceCents: 1900, currency: "USD", features: [] };
const CONNECTED = { connected: true, googleEmail: "ana@kitchen.example", expiresAt: undefined };

const SUBSCRIPTION = { plan: PLAN.planId, status: "active", features: [] };
const SAVED = { name: "Casa Ana" };
const TYPED = { name: "Casa Bea" };
const RECORDS = {
  "as it was": SAVED,
  "as it is typed": TYPED,
  "as somebody else has it": { name: "Casa Carla" },
};

interface ChartSamples {
  /** What the chart begins with. */
  readonly input?: object;
  readonly events?: ReadonlyArray<SentEvent>;
  /** What actors may answer where all goes well, by a name for each. */
  readonly successes?: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

const OTHERS: Readonly<Record<string, ChartSamples>> = {
  change: {
    input: { change: BAN_OF_TWO },
    successes: {
      "apply the edit": {
        "it is changed": { isChanged: true, inverse: { _tag: "LiftBan" } },
        "it was so already": { isChanged: false },
      },
    },
  },
  deletions: {
    events: [
      { type: "ask to delete", targets: TWO },
      { type: "ask to change", change: BAN_OF_TWO },
    ],
  },
  "pending deletion": { input: { targets: TWO } },
  "undo offer": {
    input: {
      change: BAN_OF_TWO,
      results: [{ target: KITCHEN, _tag: "Changed", inverse: { _tag: "LiftBan" } }],
    },
  },
  editing: {
    input: {
      base: SAVED,
      draftOf: (record = { name: "" }) => record,
      tidied: (draft: unknown) => draft,
      secrets: {},
      kept: undefined,
    },
    events: [
      { type: "type", draft: TYPED },
      { type: "type", draft: SAVED },
      { type: "submit", draft: TYPED },
    ],
    successes: { "reread the record": RECORDS, "write the record": RECORDS },
  },
  export: {
    events: [
      { type: "start", order: { scope: { _tag: "Selected", ids: ["1"] }, name: "users", header: ["Email"] } },
    ],
    successes: {
      "export a part": { "the last part": { ids: [], piece: "", total: 1, isLast: true } },
    },
  },
  "google connection": {
    input: { returned: { _tag: "Allowed", state: "s", code: "c" }, expectedState: "s" },
    successes: {
      "read the status": { connected: CONNECTED, "not connected": { connected: false } },
      "connect with the code": { connected: CONNECTED },
      "begin an authorization": {
        "the page of consent": { authUrl: "https://accounts.google.com/", state: "s", scopes: [] },
      },
      "sync the locations": {
        "all went well": { success: true, message: "" },
        "it did not": { success: false, message: "Too many" },
      },
    },
  },
  leaving: {
    events: [
      { type: "log out", wouldLose: true },
      { type: "log out", wouldLose: false },
    ],
  },
  looking: {
    input: { others: [] },
    events: [{ type: "look at", report: "1" }],
    successes: { "say what is looked at": { "nobody else is there": { items: [], unreadable: 0 } } },
  },
  palette: {
    input: { role: "admin" },
    events: [{ type: "type", query: "casa", ids: [] }],
    successes: { "find everywhere": { nothing: { hits: [], failed: [] } } },
  },
  preferences: {
    input: {
      language: "en",
      colorScheme: "light",
      density: "comfortable",
      hiddenColumns: {},
      shortcuts: true,
    },
    events: [
      { type: "choose a language", language: "es" },
      { type: "choose a color scheme", colorScheme: "dark" },
      { type: "choose a density", density: "compact" },
      { type: "hide columns", list: "users", columns: ["email"] },
      { type: "switch shortcuts", areOn: false },
    ],
  },
  "report queue": {
    input: { shown: "1", decisions: [], skipped: [] },
    events: [
      { type: "decide", decision: DISMISSAL, next: "2" },
      { type: "skip", report: "1", next: "2" },
      { type: "was taken back", decision: DISMISSAL },
      { type: "did not come about", decision: DISMISSAL },
    ],
  },
  shortcuts: {
    events: [
      { type: "press", key: LEADER },
      { type: "press", key: "?" },
    ],
  },
  subscription: {
    events: [{ type: "choose", plan: PLAN }],
    successes: {
      "change the plan": { "the plan": SUBSCRIPTION },
      "read the subscription anew": {
        "the plan": SUBSCRIPTION,
        "another plan": { ...SUBSCRIPTION, plan: "free" },
      },
    },
  },
};

/** What a chart can be told, by its id. */
export const samplesOf = (chart: string): Samples => {
  if (chart === "auth") return AUTH_SAMPLES;
  const { input = {}, events = [], successes = {} } = OTHERS[chart] ?? {};
  return {
    input,
    events,
    answers: (actor, context) => {
      const { success, ...failures } = PLAIN.answers(actor, context);
      const named = Object.entries(successes[actor] ?? {}).map(([name, said]) => [name, succeeded(said)]);
      return { ...(named.length === 0 ? { success } : Object.fromEntries(named)), ...failures };
    },
  };
};
