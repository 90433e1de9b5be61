import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { App } from "../../src/machines/app.ts";
import { effectActors, type Runner } from "../../src/machines/effect-actor.ts";
import type { WorkingPorts } from "../../src/machines/ports.ts";

/** How screens read and do what they do, where their programs are run in some way; a defect fails the test. */
export const programsRunBy = (run: Runner<WorkingPorts>): Pick<App, "read" | "actorOf"> => {
  const actors = effectActors(
    async () => run,
    (cause) => {
      throw cause;
    },
  );
  return {
    read: run,
    actorOf: (program, patience) => actors(async () => program, patience),
  };
};

/** The same over ports, each by its key; what is not among them breaks whoever asks for it. */
export const programsOver = (
  ...ports: ReadonlyArray<readonly [key: string, port: unknown]>
): Pick<App, "read" | "actorOf"> => {
  const given = Context.makeUnsafe<WorkingPorts>(new Map(ports));
  return programsRunBy((program, signal) =>
    Effect.runPromise(Effect.result(Effect.provideContext(program, given)), { signal }),
  );
};
