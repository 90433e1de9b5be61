import * as Result from "effect/Result";
import { useState } from "react";
import type { AnyStateMachine } from "xstate";
import { FocusedHeading } from "./FocusedHeading.tsx";
import type { SentEvent } from "./samples.ts";
import { beginning, type Offer, offersOf, type Simulation, told } from "./simulation.ts";
import { valueWords } from "./states.ts";

const valueOf = (typed: string, sample: unknown): unknown => {
  if (typeof sample === "string") return typed;
  if (typeof sample === "boolean") return typed === "true";
  return typeof sample === "number" ? Number(typed) : JSON.parse(typed);
};

/** An event to be sent, with a field for each of its parts. */
const EventForm = ({
  sample: { type, ...parts },
  onSend,
}: {
  sample: SentEvent;
  onSend: (event: Result.Result<SentEvent, string>) => void;
}) => (
  <form
    aria-label={type}
    onSubmit={(submitted) => {
      submitted.preventDefault();
      const typed = new FormData(submitted.currentTarget);
      onSend(
        Result.try({
          try: () => {
            const said = Object.entries(parts).map(([part, sample]) => [
              part,
              valueOf(String(typed.get(part)), sample),
            ]);
            return { ...Object.fromEntries(said), type };
          },
          catch: String,
        }),
      );
    }}
  >
    <button type="submit">{type}</button>
    {Object.entries(parts).map(([part, sample]) => (
      <label key={part}>
        {part}
        <input
          name={part}
          required
          defaultValue={typeof sample === "string" ? sample : JSON.stringify(sample)}
        />
      </label>
    ))}
  </form>
);

const Offers = ({
  name,
  offers,
  onSend,
}: {
  name: string;
  offers: ReadonlyArray<Offer>;
  onSend: (event: SentEvent) => void;
}) => (
  <fieldset>
    <legend>{name}</legend>
    {offers.map((offer) => (
      <button key={offer.name} type="button" onClick={() => onSend(offer.event)}>
        {offer.name}
      </button>
    ))}
  </fieldset>
);

/** Tries a chart out on a copy that reaches nothing: whoever tries decides what happens, and what each actor answers. */
export const Trial = ({
  machine,
  simulation,
  onStep,
}: {
  machine: AnyStateMachine;
  simulation: Simulation | undefined;
  onStep: (simulation: Simulation | undefined) => void;
}) => {
  const [problem, setProblem] = useState<string>();
  /** How often something was pressed here: what was pressed may be gone then, and the focus stays with the copy. */
  const [presses, setPresses] = useState(0);
  const step = (next: Simulation | undefined): void => {
    setPresses(presses + 1);
    onStep(next);
  };
  const go = (attempt: Result.Result<Simulation, string>): void => {
    setProblem(Result.isFailure(attempt) ? attempt.failure : undefined);
    if (Result.isSuccess(attempt)) step(attempt.success);
  };
  const begin = (): void => go(beginning(machine));
  const title = simulation === undefined ? "Try it" : `Try it: ${valueWords(simulation.snapshot.value)}`;
  const heading = presses === 0 ? <h2>{title}</h2> : <FocusedHeading key={presses} text={title} />;
  const alert = problem !== undefined && <p role="alert">{problem}</p>;
  if (simulation === undefined)
    return (
      <section aria-label="Try it">
        {heading}
        <button type="button" onClick={begin}>
          Begin on a copy
        </button>
        {alert}
      </section>
    );
  const { events, answers, waits } = offersOf(simulation);
  const send = (event: SentEvent): void => go(told(machine, simulation, event));
  return (
    <section aria-label="Try it">
      {heading}
      {alert}
      <details>
        <summary>What it keeps</summary>
        <pre>{JSON.stringify(simulation.snapshot.context, undefined, 2)}</pre>
      </details>
      {Object.entries(answers).map(([actor, offers]) => (
        <Offers key={actor} name={`${actor} answers, or never does`} offers={offers} onSend={send} />
      ))}
      {waits.length > 0 && <Offers name="Time passes until" offers={waits} onSend={send} />}
      {events.length > 0 && (
        <fieldset>
          <legend>Somebody or something sends</legend>
          {events.map((event) => (
            <EventForm
              key={JSON.stringify(event)}
              sample={event}
              onSend={(typed) => go(Result.flatMap(typed, (made) => told(machine, simulation, made)))}
            />
          ))}
        </fieldset>
      )}
      <button type="button" onClick={begin}>
        Begin anew
      </button>
      <button type="button" onClick={() => step(undefined)}>
        Leave the copy
      </button>
    </section>
  );
};
