import * as Result from "effect/Result";
import type { AnyStateMachine } from "xstate";
import { type State, statesIn } from "./chart.ts";
import { corrected, keyOf, type Recording } from "./recording.ts";
import { strayStep } from "./stray-step.ts";
import { eventWords, idsIn, valueAt, valueWords } from "./states.ts";

/** How the chart as it is now goes through a recording. */
const verdictOn = (machine: AnyStateMachine, { chart, steps }: Recording): string =>
  Result.match(
    Result.try({
      try: () =>
        strayStep(
          machine,
          steps[0]?.event["input"],
          steps.map(({ event, value }) => [event, value]),
        ),
      catch: String,
    }),
    {
      onFailure: (problem) => `The chart cannot go through it: ${problem}`,
      onSuccess: (stray) =>
        stray === undefined
          ? "The chart as it is now goes the same way."
          : `The chart as it is now goes elsewhere at step ${String(stray.step)}: ${eventWords(stray.event, chart)} → ${valueWords(stray.state)}`,
    },
  );

/** The states that a chart can be in, innermost ones. */
const placesIn = (chart: State): ReadonlyArray<string> =>
  statesIn(chart).flatMap(({ id, states }) => (states.length === 0 ? [id] : []));

/** Holds a recording against the chart as it is now, and lets a step be told where it should have led. */
export const Expectation = ({
  machine,
  chart,
  recording,
  at,
  onCorrect,
}: {
  machine: AnyStateMachine;
  chart: State;
  recording: Recording;
  at: number;
  onCorrect: (corrected: Recording) => void;
}) => (
  <>
    <p role="status">{verdictOn(machine, recording)}</p>
    <form
      aria-label="Expectation"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        const place = String(new FormData(submitted.currentTarget).get("place"));
        onCorrect(corrected(recording, at, valueAt(place)));
      }}
    >
      <label>
        Step {at + 1} should lead to
        <select
          key={`${keyOf(recording)} ${String(at)}`}
          name="place"
          defaultValue={idsIn(chart, recording.steps[at]?.value).at(-1)}
        >
          {placesIn(chart).map((id) => (
            <option key={id} value={id}>
              {valueWords(valueAt(id))}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">Expect that</button>
    </form>
  </>
);
