import type { State } from "./chart.ts";
import { type Choice, edgesOf, placeOf, stateWith, wordsOf } from "./states.ts";

/** A state to go on to. */
export const Place = ({
  chart,
  id,
  onChoose,
}: {
  chart: State;
  id: string;
  onChoose: (choice: Choice) => void;
}) => {
  const state = stateWith(chart, id);
  return (
    <button type="button" onClick={() => state !== undefined && onChoose({ state, way: undefined })}>
      {placeOf(id)}
    </button>
  );
};

/** Ways to go on by, below a heading. */
export const Ways = ({
  name,
  ways,
  onChoose,
}: {
  name: string;
  ways: ReadonlyArray<Choice>;
  onChoose: (choice: Choice) => void;
}) =>
  ways.length > 0 && (
    <>
      <h2>{name}</h2>
      <ul aria-label={name}>
        {ways.map((choice, index) => (
          <li key={index}>
            <button type="button" onClick={() => onChoose(choice)}>
              {wordsOf(choice)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );

/** What a tag of a chart means: when it begins to hold, and when it ends. */
export const TagEdges = ({
  chart,
  tag,
  onChoose,
}: {
  chart: State;
  tag: string;
  onChoose: (choice: Choice) => void;
}) => {
  const { begins, ends } = edgesOf(chart, tag);
  return (
    <>
      <Ways name={`What ends #${tag}`} ways={ends} onChoose={onChoose} />
      <Ways name={`What begins #${tag}`} ways={begins} onChoose={onChoose} />
    </>
  );
};
