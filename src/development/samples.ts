import { Refused, Stale, Unreachable } from "../domain/remote-failure.ts";

/** An event as a recording has it, with all it carries. */
export interface SentEvent {
  readonly type: string;
  readonly [part: string]: unknown;
}

/** What a simulated chart can be told: what is confidential is masked in it, as no chart looks at it. */
export interface Samples {
  /** What the chart begins with. */
  readonly input: object;
  /** The events of people and of the outside. */
  readonly events: ReadonlyArray<SentEvent>;
  /** What an actor may answer, by a name for each. */
  readonly answers: (actor: string, context: unknown) => Readonly<Record<string, unknown>>;
  /** How long the console waits for its actors, in milliseconds, where it is known; else as long as for most. */
  readonly patience?: Readonly<Record<string, number>>;
}

export const succeeded = (success?: unknown) => ({ _tag: "Success", success });
export const failed = (failure: object) => ({ _tag: "Failure", failure });

/** Of a chart without samples of its own: events carry nothing, and calls succeed without an answer or fail. */
export const PLAIN: Samples = {
  input: {},
  events: [],
  answers: () => ({
    success: succeeded(),
    "no connection": failed(Unreachable),
    refused: failed(Refused("no")),
    "others were faster": failed(Stale),
  }),
};
