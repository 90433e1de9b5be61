import * as Result from "effect/Result";
import { expect } from "vitest";
import type { ExecutableActionObject, SnapshotFrom } from "xstate";
import { Refused, Stale, TimedOut, Unreachable } from "../../../src/domain/remote-failure.ts";
import type { Tribe } from "../../../src/domain/tribe.ts";
import { editingView } from "../../../src/machines/editing/editing.view.ts";
import { happenings, waitingFor } from "../kit/happenings.ts";
import { obeysTheLaws } from "../kit/laws.ts";
import {
  BASE,
  CANARY,
  type Draft,
  draftOf,
  editing,
  type Input,
  KEPT,
  machine,
  MINE,
  OUTDATED,
  SAVED,
  THEIRS,
} from "./tribe-form.ts";

type Snapshot = SnapshotFrom<typeof machine>;

const ANSWERS = {
  "reread the record": [
    Result.succeed(BASE),
    Result.succeed(THEIRS),
    Result.succeed(SAVED),
    Result.fail(Unreachable),
  ],
  "write the record": [
    Result.succeed(SAVED),
    Result.fail(Refused("no")),
    Result.fail(TimedOut),
    Result.fail(Unreachable),
    Result.fail(Stale),
  ],
};
const WISHES = [
  { type: "type", draft: MINE },
  { type: "type", draft: draftOf(BASE) },
  { type: "submit", draft: MINE },
  { type: "cancel" },
];

const opened: ReadonlyArray<Input> = [
  { ...editing, base: BASE, kept: undefined },
  { ...editing, base: undefined, kept: undefined },
  { ...editing, base: BASE, kept: KEPT },
  { ...editing, base: BASE, kept: OUTDATED },
  { ...editing, base: undefined, kept: { before: { name: "", description: "" }, typed: KEPT.typed } },
];

/** What a step had the tab remember, where it had it remember anything. */
const remembered = (actions: ReadonlyArray<ExecutableActionObject>): ReadonlyArray<unknown> =>
  actions.filter(({ type }) => type === "remember what is unsaved").map(({ params }) => params);

const isWriting = (snapshot: Snapshot): boolean => waitingFor(snapshot).includes("write the record");

obeysTheLaws<Snapshot>({
  machine,
  inputs: opened,
  events: (snapshot) => happenings(snapshot, WISHES, ANSWERS),
  writes: { "write the record": { submit: 1 } },
  tellsApart: ({ base, before, draft, theirs, failure, isRestored }) => [
    base,
    before,
    draft,
    theirs,
    failure?._tag,
    isRestored,
  ],
  holds: ({ before, event, after, actions }) => {
    // Nothing is written onto a record but after a look at what it is (D37).
    if (before !== undefined && isWriting(after) && !isWriting(before)) {
      const hasRecord = after.context.base !== undefined;
      expect(hasRecord ? waitingFor(before) : [event.type]).toEqual(
        hasRecord ? ["reread the record"] : ["submit"],
      );
      expect(hasRecord && before.hasTag("result unknown") && event.type !== "submit").toBe(false);
    }
    const view = editingView<Tribe, Draft>(after, () => undefined);
    // What the form says changes by what a person does, and by being saved; the tab remembers it each time (D61).
    const isSaved = actions.some(({ type }) => type === "xstate.emit" || type === "tell that it was saved");
    if (before !== undefined && before.context.draft !== after.context.draft) {
      expect(isSaved || event.type === "type" || event.type === "submit").toBe(true);
      if (event.type === "type" || isSaved) expect(remembered(actions)).toHaveLength(1);
    }
    if (isSaved) expect([remembered(actions), view.isUnsaved]).toEqual([[undefined], false]);
    for (const draft of remembered(actions)) {
      expect(JSON.stringify(draft ?? null)).not.toContain(CANARY);
      expect(draft === undefined || view.isUnsaved).toBe(true);
    }
    expect(view.isSaving).toBe(waitingFor(after).length > 0);
    // Nothing is said of what came of a write before that was looked at.
    expect(view.unknown === "being read").toBe(view.isSaving && after.hasTag("result unknown"));
    // A conflict names what differs, and what was chosen for it is never empty.
    if (view.conflict !== undefined) expect(view.conflict.length).toBeGreaterThan(0);
  },
});
