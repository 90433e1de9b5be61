import * as Option from "effect/Option";
import { initialTransition, StateMachine, transition } from "xstate";
import { keyOf } from "../../../src/development/chart.ts";
import { merged, type Recordings, recordingsIn } from "../../../src/development/recording.ts";
import { authMachine } from "../../../src/machines/auth/auth.machine.ts";

/** Has every way noted that the auth chart takes from now on. */
export const notingWays = (note: (way: string) => void): void => {
  const chart = StateMachine.prototype;
  const { getTransitionData } = chart;
  chart.getTransitionData = function (...asked) {
    const taken = getTransitionData.apply(this, asked);
    if (this.id === authMachine.id) for (const way of taken) note(keyOf(way));
    return taken;
  };
};

/** What journeys recorded of the auth chart, each by the journey's name: a line is all that a page had to tell by then. */
export const recordedIn = (lines: ReadonlyArray<string>): Recordings => {
  const told = lines.map((line): readonly [journey: string, text: string] => JSON.parse(line));
  return [...Map.groupBy(told, ([journey]) => journey)].flatMap(([name, own]) =>
    own
      .map(([, text]) => Option.getOrElse(recordingsIn(text), () => []))
      .reduce(merged, [])
      .filter(({ chart }) => chart === authMachine.id)
      .map((recording) => ({ ...recording, name })),
  );
};

/** The longest recording of each journey, as far as it tells another story than those before. */
export const storiesOf = (recordings: Recordings): Recordings => {
  const longest = [...Map.groupBy(recordings, ({ name }) => name).values()].flatMap((own) =>
    own.toSorted((one, other) => other.steps.length - one.steps.length).slice(0, 1),
  );
  const stories = Map.groupBy(longest, ({ steps }) =>
    JSON.stringify(steps.map(({ event, value }) => [event.type, value])),
  );
  return [...stories.values()].flatMap((alike) => alike.slice(0, 1));
};

/** The ways that recordings took. */
export const waysIn = (recordings: Recordings): ReadonlySet<string> => {
  const ways = new Set<string>();
  notingWays((way) => ways.add(way));
  for (const { steps } of recordings) {
    let [snapshot] = initialTransition(authMachine);
    for (const { event } of steps.slice(1))
      [snapshot] = Reflect.apply(transition<typeof authMachine>, undefined, [authMachine, snapshot, event]);
  }
  return ways;
};
