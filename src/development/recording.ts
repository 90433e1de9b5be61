import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import type { InspectionEvent } from "xstate";

const Happening = Schema.StructWithRest(Schema.Struct({ type: Schema.String }), [
  Schema.Record(Schema.String, Schema.Unknown),
]);

/** An event of a chart and the state it led to; `at` is in milliseconds. */
const Step = Schema.Struct({ at: Schema.Number, event: Happening, value: Schema.Unknown });

/** What happened to one actor of a chart, from its beginning on; what is confidential in it is masked. */
const Recording = Schema.Struct({
  /** How somebody called it, to know it again. */
  name: Schema.optionalKey(Schema.String),
  chart: Schema.String,
  actor: Schema.String,
  steps: Schema.Array(Step),
});

const Recordings = Schema.fromJsonString(Schema.Array(Recording));

export type Step = typeof Step.Type;
export type Recording = typeof Recording.Type;
export type Recordings = ReadonlyArray<Recording>;

/** How many steps of an actor are kept; what goes on longer is no story to be read. */
const KEPT = 300;

/** Recordings as a text that may leave the page: here confidential texts mask themselves. */
export const textOf = (recordings: Recordings): string =>
  JSON.stringify(recordings, function (this: unknown, key: string, shown: unknown): unknown {
    // Effect would write an answer in other words than a chart reads it in.
    const value: unknown = typeof this === "object" && this !== null ? Reflect.get(this, key) : shown;
    if (!Result.isResult(value)) return shown;
    return Result.isSuccess(value)
      ? { _tag: value._tag, success: value.success }
      : { _tag: value._tag, failure: value.failure };
  });

/** The recordings in a text, if it has any. */
export const recordingsIn = Schema.decodeUnknownOption(Recordings);

/** What tells a recording from others: whose it is, and when it began. */
export const keyOf = ({ actor, steps: [first] }: Recording): string => `${actor} ${String(first?.at ?? 0)}`;

/** The recordings with others at their end: one that went on takes the place, and the name, of what it was before. */
export const merged = (before: Recordings, further: Recordings): Recordings => {
  const names = new Map(before.map((one) => [keyOf(one), one.name]));
  const keys = new Set(further.map(keyOf));
  return [
    ...before.filter((one) => !keys.has(keyOf(one))),
    ...further.map((one) => {
      const name = one.name ?? names.get(keyOf(one));
      return name === undefined ? one : { ...one, name };
    }),
  ];
};

/** Whose recording a copy's is. */
export const SIMULATED = "simulated";

/** Whether it is of what happened on a page, as it happened there. */
export const isOfPage = ({ actor }: Recording): boolean => actor !== SIMULATED && !actor.includes(", ");

/** How a recording is called. */
export const titleOf = ({ name, actor }: Recording): string => name ?? actor;

/** A recording up to the step that should have led elsewhere, as it should have been. */
export const corrected = (recording: Recording, at: number, value: unknown): Recording => ({
  ...recording,
  name: `${titleOf(recording)}, as it should be`,
  actor: `${recording.actor}, as it should be`,
  steps: recording.steps.slice(0, at + 1).map((step, index) => (index === at ? { ...step, value } : step)),
});

/** What was recorded when something broke, as it was then, called by what the team is told of it. */
export const reported = (recordings: Recordings, report: string, at: number): Recordings =>
  recordings.map((one) => ({ ...one, name: report, actor: `${one.actor}, reported at ${String(at)}` }));

const chartOf = (logic: unknown): string =>
  typeof logic === "object" && logic !== null && "id" in logic ? String(logic.id) : "";

/** The recordings with what an inspection event tells of, if it tells of a step of a chart. */
export const noted = (recordings: Recordings, inspected: InspectionEvent, at: number): Recordings => {
  if (inspected.type !== "@xstate.snapshot" || !("value" in inspected.snapshot)) return recordings;
  const { actorRef, event, snapshot } = inspected;
  if (event.type === "xstate.stop") return recordings;
  const step: Step = { at, event: { ...event }, value: snapshot.value };
  const known = recordings.find(({ actor }) => actor === actorRef.sessionId);
  if (known === undefined)
    return [
      ...recordings,
      { chart: chartOf("logic" in actorRef && actorRef.logic), actor: actorRef.sessionId, steps: [step] },
    ];
  if (known.steps.length >= KEPT) return recordings;
  return recordings.map((recording) =>
    recording === known ? { ...known, steps: [...known.steps, step] } : recording,
  );
};
