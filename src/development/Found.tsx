import { useEffect, useRef } from "react";
import type { State } from "./chart.ts";
import { tagsAsked } from "./search.ts";
import { type Choice, wordsOf } from "./states.ts";
import { TagEdges } from "./Ways.tsx";

/** What was found, and what the tags mean that were; whoever asks to see it goes on from its first line. */
export const Found = ({
  chart,
  wanted,
  results,
  asked,
  onChoose,
}: {
  chart: State;
  wanted: string;
  results: ReadonlyArray<Choice>;
  /** How often it was asked for. */
  asked: number;
  onChoose: (choice: Choice) => void;
}) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (asked > 0) list.current?.querySelector("button")?.focus();
  }, [asked]);
  return (
    <section aria-label="Found">
      <h2>Found</h2>
      <ul ref={list}>
        {results.map((result) => (
          <li key={wordsOf(result)}>
            <button type="button" onClick={() => onChoose(result)}>
              {wordsOf(result)}
            </button>
          </li>
        ))}
      </ul>
      {tagsAsked(chart, wanted).map((tag) => (
        <TagEdges key={tag} chart={chart} tag={tag} onChoose={onChoose} />
      ))}
    </section>
  );
};
