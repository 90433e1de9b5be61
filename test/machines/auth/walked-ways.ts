import * as Option from "effect/Option";
import { initialTransition, StateMachine, transition } from "xstate";
import { keyOf } from "../../../src/development/chart.ts";
import { recordingsIn } from "../../../src/development/recording.ts";
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

/** The ways that the pages of journeys took, by what they recorded: a line is all that one had to tell by then. */
export const waysIn = (lines: ReadonlyArray<string>): ReadonlySet<string> => {
  const ways = new Set<string>();
  notingWays((way) => ways.add(way));
  const recordings = lines.flatMap((line) => Option.getOrElse(recordingsIn(line), () => []));
  for (const { steps } of recordings.filter(({ chart }) => chart === authMachine.id)) {
    let [snapshot] = initialTransition(authMachine);
    for (const { event } of steps.slice(1))
      [snapshot] = Reflect.apply(transition<typeof authMachine>, undefined, [authMachine, snapshot, event]);
  }
  return ways;
};
