import type { AnyStateMachine } from "xstate";
import type { State } from "./chart.ts";
import { consequencesOf, patienceWords } from "./simulation.ts";
import { type Choice, idsIn, valueAt } from "./states.ts";
import { Place } from "./Ways.tsx";

/** What may be answered in a state, and where each answer leads. */
export const Answers = ({
  machine,
  chart,
  state,
  onChoose,
}: {
  machine: AnyStateMachine;
  chart: State;
  state: State;
  onChoose: (choice: Choice) => void;
}) =>
  state.asks.length > 0 && (
    <>
      <dt>may be answered</dt>
      <dd>
        {state.asks.map((actor) => (
          <div key={actor}>
            {actor} is {patienceWords(machine.id, actor)}
          </div>
        ))}
        <ul aria-label="Answers">
          {consequencesOf(machine, valueAt(state.id), state.asks).map(({ answer, value }) => (
            <li key={answer}>
              {answer} →{" "}
              {value === undefined ? (
                "depends on what went before"
              ) : (
                <Place chart={chart} id={idsIn(chart, value).at(-1) ?? chart.id} onChoose={onChoose} />
              )}
            </li>
          ))}
        </ul>
      </dd>
    </>
  );
