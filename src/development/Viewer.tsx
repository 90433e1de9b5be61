import { useEffect, useState } from "react";
import { chartOf } from "./chart.ts";
import { ChartPicture, type Lit } from "./ChartPicture.tsx";
import { type ChartLayout, layoutOf } from "./chart-layout.ts";
import { CHARTS } from "./charts.ts";
import { listening } from "./channel.ts";
import { walkersOf } from "./coverage.ts";
import { Details } from "./Details.tsx";
import { Elsewhere } from "./Elsewhere.tsx";
import { Exports } from "./Exports.tsx";
import { Found } from "./Found.tsx";
import { keepRecordings, keptRecordings } from "./kept-recordings.ts";
import { keyOf as recordingKeyOf, merged, type Recordings } from "./recording.ts";
import { LookedAt } from "./LookedAt.tsx";
import { Replay, usePlayback } from "./Replay.tsx";
import { found } from "./search.ts";
import type { Simulation } from "./simulation.ts";
import { Stage } from "./Stage.tsx";
import { Trial } from "./Trial.tsx";
import { type Choice, idsIn, keyOf } from "./states.ts";

/** How many of the latest states are shown as the path that led here. */
const PATH = 10;

const NAMES = Object.keys(CHARTS);

/** A chart as it is looked at, ready to be drawn. */
const useChart = (name: string) => {
  const machine = CHARTS[name] ?? CHARTS["auth/auth"];
  if (machine === undefined) throw new Error("There is no chart to look at");
  const chart = chartOf(machine);
  const [layout, setLayout] = useState<{ readonly name: string; readonly layout: ChartLayout }>();
  useEffect(() => {
    void layoutOf(chartOf(machine)).then((made) => setLayout({ name, layout: made }));
  }, [machine, name]);
  return { machine, chart, layout: layout?.name === name ? layout.layout : undefined };
};

const litBy = (choices: ReadonlyArray<Choice>): ReadonlySet<string> => new Set(choices.map(keyOf));

/** Every chart of the console, as it is and as it goes. */
export const Viewer = () => {
  const [name, setName] = useState("auth/auth");
  const { machine, chart, layout } = useChart(name);
  const [wanted, setWanted] = useState("");
  const [choice, setChoice] = useState<Choice>();
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState(0);
  const [isMeasured, setIsMeasured] = useState(false);
  const [recordings, setRecordings] = useState(keptRecordings);
  const add = (further: Recordings): void => setRecordings((before) => merged(before, further));
  useEffect(() => listening((heard) => setRecordings((before) => merged(before, heard))), []);
  useEffect(() => keepRecordings(recordings), [recordings]);
  const choose = (chosen: Choice): void => {
    setChoice(chosen);
    setIsOpen(true);
  };
  const find = (words: string): void => {
    setWanted(words);
    setAsked(0);
    setChoice(undefined);
  };
  /** What alone was found is told of at once. */
  const show = (): void => {
    const [first, ...others] = results;
    setIsOpen(true);
    if (first !== undefined && others.length === 0) setChoice(first);
    else setAsked(asked + 1);
  };
  const look = (chosen: string): void => {
    setName(chosen);
    setChoice(undefined);
    setSimulation(undefined);
  };
  const [simulation, setSimulation] = useState<Simulation>();
  const tried = simulation === undefined ? [] : [simulation.recording];
  const playback = usePlayback(merged(recordings, tried).filter(({ chart: of }) => of === machine.id));
  const step = (next: Simulation | undefined): void => {
    setSimulation(next);
    if (next !== undefined) add([next.recording]);
    playback.choose(next === undefined ? undefined : recordingKeyOf(next.recording));
  };
  /** Without the sign that a tag is drawn with. */
  const sought = wanted.trim().replace(/^#/u, "");
  const results = found(name, chart, sought);
  const values = playback.steps
    .slice(0, playback.at + 1)
    .slice(-PATH)
    .map(({ value }) => value);
  const lit: Lit = {
    current: new Set(values.length === 0 ? [] : idsIn(chart, values.at(-1))),
    passed: new Set(values.flatMap((value) => idsIn(chart, value))),
    chosen: litBy(choice === undefined ? results : [choice]),
    walkersOf: isMeasured ? walkersOf : undefined,
  };
  return (
    <>
      <header>
        <label>
          Chart{" "}
          <select value={name} onChange={({ currentTarget }) => look(currentTarget.value)}>
            {NAMES.map((one) => (
              <option key={one} value={one}>
                {CHARTS[one]?.id}
              </option>
            ))}
          </select>
        </label>
        <label>
          Find{" "}
          <input
            type="search"
            value={wanted}
            onChange={({ currentTarget }) => find(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // Or else the key would press what it leads to.
              event.preventDefault();
              show();
            }}
          />
        </label>
        {layout !== undefined && <Exports name={name} machine={machine} layout={layout} />}
        {machine.id === "auth" && (
          <label>
            <input
              type="checkbox"
              checked={isMeasured}
              onChange={({ currentTarget }) => setIsMeasured(currentTarget.checked)}
            />
            Coverage: green by journeys of sign-in, amber by tests only, red by nobody
          </label>
        )}
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Details, trial and recordings
        </button>
        <LookedAt playback={playback} />
        <span role="status">
          {sought !== "" && (results.length > 0 ? `${String(results.length)} found` : "Nothing found")}
        </span>
      </header>
      {layout === undefined ? (
        <p role="status">Laying out…</p>
      ) : (
        <Stage
          key={name}
          label={`Chart: ${chart.name}`}
          width={layout.width}
          height={layout.height}
          chosen={(choice ?? results[0])?.state.id}
          current={[...lit.current].at(-1)}
          hint="↑ ↓ on, → along a way, ← back out, Enter tells, Escape comes back. ● begins here, ↺ stays, ⚙ asks, # tags"
        >
          <ChartPicture
            layout={layout}
            lit={lit}
            looked={choice === undefined ? undefined : keyOf(choice)}
            onChoose={choose}
          />
        </Stage>
      )}
      <aside aria-label="What is looked at" hidden={!isOpen}>
        {sought !== "" && results.length === 0 && <Elsewhere wanted={sought} onLook={look} />}
        {results.length > 0 && (
          <Found chart={chart} wanted={sought} results={results} asked={asked} onChoose={choose} />
        )}
        {choice !== undefined && (
          <Details file={name} machine={machine} chart={chart} choice={choice} onChoose={choose} />
        )}
        <Trial machine={machine} simulation={simulation} onStep={step} />
        <Replay file={name} machine={machine} chart={chart} playback={playback} onOpen={add} />
      </aside>
    </>
  );
};
