import * as Result from "effect/Result";
import { expect } from "vitest";
import type { SnapshotFrom } from "xstate";
import { paletteMachine } from "../../../src/machines/palette/palette.machine.ts";
import { happenings, waitingFor } from "../kit/happenings.ts";
import { obeysTheLaws } from "../kit/laws.ts";

const TYPING = ["", "a", "ana"].map((query) => ({ type: "type", query, ids: [] }));
const FOUND = { hits: [{ list: "users", id: "1", name: "Ana", hint: "" }], failed: [] };

obeysTheLaws<SnapshotFrom<typeof paletteMachine>>({
  machine: paletteMachine,
  inputs: [{ role: "viewer" }],
  events: (snapshot) => happenings(snapshot, TYPING, { "find everywhere": [Result.succeed(FOUND)] }),
  writes: {},
  tellsApart: ({ query, findings }) => [query, findings.hits.length],
  holds: ({ after }) => {
    if (waitingFor(after).length > 0) expect(after.hasTag("looking")).toBe(true);
  },
});
