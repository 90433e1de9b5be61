import type { AnyStateMachine } from "xstate";
import { Answers } from "./Answers.tsx";
import type { State } from "./chart.ts";
import { FocusedHeading } from "./FocusedHeading.tsx";
import { linesOfState, linesSaying, type SourceLine } from "./sources.ts";
import { waitsIn } from "./simulation.ts";
import { type Choice, doneOn, placeOf, waysAround, waysBy, waysOutOf, waysTo } from "./states.ts";
import { Place, TagEdges, Ways } from "./Ways.tsx";

/** How many lines of the source are shown of a word. */
const LINES = 4;

/** Where a word is said in the chart's source; a press opens the editor there. */
const Said = ({ word, lines }: { word: string; lines: ReadonlyArray<SourceLine> }) => (
  <>
    {word}
    <ul>
      {lines.slice(0, LINES).map(({ file, line, text, told }) => (
        <li key={`${file}:${String(line)}`}>
          <button
            type="button"
            onClick={() =>
              void fetch(`/__open-in-editor?file=${encodeURIComponent(`${file}:${String(line)}`)}`)
            }
          >
            <code>{`${file.replace("src/machines/", "")}:${String(line)}`}</code>
          </button>{" "}
          {told}
          <pre>{text}</pre>
        </li>
      ))}
    </ul>
  </>
);

const Words = ({ name, chart, words }: { name: string; chart: string; words: ReadonlyArray<string> }) =>
  words.length > 0 && (
    <>
      <dt>{name}</dt>
      <dd>
        {words.map((word) => (
          <Said key={word} word={word} lines={linesSaying(chart, word)} />
        ))}
      </dd>
    </>
  );

/** How long a chart stays in a state by itself; what is in a state says so for itself. */
const Waits = ({ machine, state }: { machine: AnyStateMachine; state: State }) => {
  const waits = state.kind === "atomic" ? waitsIn(machine, state.id) : [];
  return (
    waits.length > 0 && (
      <>
        <dt>waits</dt>
        {waits.map((wait) => (
          <dd key={wait}>{wait}</dd>
        ))}
      </>
    )
  );
};

/** What a state or a way is made of, where its source says so, and what leads there. */
export const Details = ({
  file,
  machine,
  chart,
  choice: { state, way },
  onChoose,
}: {
  file: string;
  machine: AnyStateMachine;
  chart: State;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}) => {
  if (way === undefined)
    return (
      <section aria-label="Chosen state">
        <FocusedHeading key={state.id} text={placeOf(state.id)} />
        <dl>
          <dt>defined</dt>
          <dd>
            <Said word={state.name} lines={linesOfState(file, state.id)} />
          </dd>
          {state.tags.length > 0 && (
            <>
              <dt>tags</dt>
              <dd>
                {state.tags.map((tag) => (
                  <details key={tag}>
                    <summary>#{tag}</summary>
                    <TagEdges chart={chart} tag={tag} onChoose={onChoose} />
                  </details>
                ))}
              </dd>
            </>
          )}
          <Words name="asks" chart={file} words={state.asks} />
          <Answers machine={machine} chart={chart} state={state} onChoose={onChoose} />
          <Waits machine={machine} state={state} />
          <Words name="on entry" chart={file} words={state.entry} />
          <Words name="on exit" chart={file} words={state.exit} />
        </dl>
        <Ways name="Ways out" ways={waysOutOf(state)} onChoose={onChoose} />
        <Ways name="Ways out of what is around it" ways={waysAround(chart, state)} onChoose={onChoose} />
        <Ways name="Ways in" ways={waysTo(chart, state)} onChoose={onChoose} />
      </section>
    );
  return (
    <section aria-label="Chosen event">
      <FocusedHeading key={way.key} text={`${placeOf(state.id)}: ${way.happening}`} />
      <dl>
        <dt>in</dt>
        <dd>
          <Place chart={chart} id={state.id} onChoose={onChoose} />
        </dd>
        <Words name="event" chart={file} words={[way.happening]} />
        <Words name="only when" chart={file} words={way.condition === undefined ? [] : [way.condition]} />
        <Words name="does, in order" chart={file} words={doneOn(chart, { state, way })} />
        <dt>leads to</dt>
        <dd>
          {way.targets.length === 0 && "the same state"}
          {way.targets.map((target) => (
            <Place key={target} chart={chart} id={target} onChoose={onChoose} />
          ))}
        </dd>
      </dl>
      <Ways name="Where it is heard" ways={waysBy(chart, way.event)} onChoose={onChoose} />
    </section>
  );
};
