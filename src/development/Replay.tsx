import * as Option from "effect/Option";
import { useEffect, useState } from "react";
import type { AnyStateMachine } from "xstate";
import type { State } from "./chart.ts";
import { saveText } from "./save-text.ts";
import { Expectation } from "./Expectation.tsx";
import {
  isOfPage,
  keyOf,
  type Recording,
  type Recordings,
  recordingsIn,
  textOf,
  titleOf,
} from "./recording.ts";
import { testNameOf, testOf } from "./recorded-test.ts";
import { eventWords, valueWords } from "./states.ts";

/** Saves a test by which what was recorded happens again. */
const saveTest = async (file: string, recording: Recording): Promise<void> =>
  saveText(testNameOf(recording), await testOf(file, [recording]));

const SPEEDS = [1, 0.5, 0.25, 4];

/** The longest that playing waits for a step, in milliseconds: people think for minutes. */
const LONGEST = 2_000;

/** The recordings of a chart: one is followed as it happens, or gone through step by step. */
export const usePlayback = (recordings: Recordings) => {
  const [key, setKey] = useState<string>();
  const [position, setPosition] = useState<number>();
  const [speed, setSpeed] = useState(1);
  const [isPlaying, setIsPlaying] = useState(false);
  const recording =
    recordings.find((one) => keyOf(one) === key) ?? recordings.findLast(isOfPage) ?? recordings.at(-1);
  const steps = recording?.steps ?? [];
  const last = steps.length - 1;
  const at = Math.min(position ?? last, last);
  const wait = Math.min(LONGEST, (steps[at + 1]?.at ?? 0) - (steps[at]?.at ?? 0)) / speed;
  useEffect(() => {
    if (!isPlaying || at >= last) return undefined;
    const waiting = setTimeout(() => setPosition(at + 1), wait);
    return () => clearTimeout(waiting);
  }, [isPlaying, at, last, wait]);
  /** Goes to a step; without one it follows what happens. */
  const go = (to: number | undefined): void => {
    setIsPlaying(false);
    setPosition(to);
  };
  return {
    recordings,
    recording,
    steps,
    at,
    last,
    isFollowing: position === undefined,
    isPlaying,
    speed,
    setSpeed,
    go,
    choose: (chosen: string | undefined): void => {
      setKey(chosen);
      go(undefined);
    },
    play: (): void => {
      setPosition(at >= last ? 0 : at);
      setIsPlaying(!isPlaying);
    },
  };
};

/** What a developer does with recordings. */
export const Replay = ({
  file,
  machine,
  chart,
  playback: {
    recordings,
    recording,
    steps,
    at,
    last,
    isFollowing,
    isPlaying,
    speed,
    setSpeed,
    go,
    choose,
    play,
  },
  onOpen,
}: {
  file: string;
  machine: AnyStateMachine;
  chart: State;
  playback: ReturnType<typeof usePlayback>;
  onOpen: (recordings: Recordings) => void;
}) => {
  const [problem, setProblem] = useState<string>();
  const open = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    const read = Option.getOrElse(recordingsIn(await chosen.text()), (): Recordings => []);
    onOpen(read);
    const own = read.find((one) => one.chart === machine.id);
    if (own !== undefined) choose(keyOf(own));
    const others = [...new Set(read.map((one) => one.chart))].join(", ");
    const words = others === "" ? "is no recording" : `is of other charts: ${others}`;
    setProblem(own === undefined ? `${chosen.name} ${words}` : undefined);
  };
  return (
    <section aria-label="Recordings">
      <h2>Recordings</h2>
      {recording === undefined ? (
        <p>
          Nothing was recorded. Open the console with <code>?inspect</code>, or a file.
        </p>
      ) : (
        <>
          <select
            aria-label="Recording"
            value={keyOf(recording)}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            {recordings.map((one) => (
              <option key={keyOf(one)} value={keyOf(one)}>
                {titleOf(one)}: {one.steps.length} steps
              </option>
            ))}
          </select>
          <label>
            Name{" "}
            <input
              value={recording.name ?? ""}
              onChange={({ currentTarget }) => onOpen([{ ...recording, name: currentTarget.value }])}
            />
          </label>
          <div role="group" aria-label="Replay">
            <button type="button" onClick={() => go(0)}>
              First
            </button>
            <button type="button" aria-disabled={at <= 0} onClick={() => go(Math.max(at - 1, 0))}>
              Back
            </button>
            <button type="button" aria-disabled={at >= last} onClick={() => go(Math.min(at + 1, last))}>
              Forth
            </button>
            <button type="button" aria-pressed={isPlaying} onClick={play}>
              Play
            </button>
            <select
              aria-label="Speed"
              value={speed}
              onChange={({ currentTarget }) => setSpeed(Number(currentTarget.value))}
            >
              {SPEEDS.map((one) => (
                <option key={one} value={one}>
                  {one} ×
                </option>
              ))}
            </select>
            <button type="button" aria-pressed={isFollowing} onClick={() => go(undefined)}>
              Latest
            </button>
          </div>
          <ol className="steps" aria-label="Steps">
            {steps.map(({ event, value }, index) => (
              <li key={index} aria-current={index === at ? "step" : undefined}>
                <button type="button" title={JSON.stringify(event, undefined, 2)} onClick={() => go(index)}>
                  {eventWords(event, recording.chart)} → {valueWords(value)}
                </button>
              </li>
            ))}
          </ol>
          <details>
            <summary>What step {at + 1} carried</summary>
            <pre>{JSON.stringify(steps[at]?.event, undefined, 2)}</pre>
          </details>
          <Expectation
            machine={machine}
            chart={chart}
            recording={recording}
            at={at}
            onCorrect={(right) => {
              onOpen([right]);
              choose(keyOf(right));
            }}
          />
          <button
            type="button"
            onClick={() =>
              saveText(`${recording.name ?? recording.chart}.recording.json`, textOf([recording]))
            }
          >
            Save recording
          </button>
          <button type="button" onClick={() => void saveTest(file, recording)}>
            Save as test
          </button>
          <p>
            A test belongs in <code>test/machines/{file.split("/")[0]}/</code>; there it runs with{" "}
            <code>npx vitest run test/machines/{file.split("/")[0]}</code>.
          </p>
        </>
      )}
      <label>
        Open a recording{" "}
        <input
          type="file"
          accept=".json"
          onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
        />
      </label>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </section>
  );
};
