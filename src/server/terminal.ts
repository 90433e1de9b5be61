import { createInterface } from "node:readline";
import * as Effect from "effect/Effect";

/** Prints lines for whoever started the program. The server room prints here and nowhere else. */
export const say = (text: string): Effect.Effect<void> => Effect.sync(() => console.log(text));

/** Prints why the program cannot go on, to standard error. */
export const complain = (text: string): Effect.Effect<void> => Effect.sync(() => console.error(text));

/** Whether whoever started the program means what was said last; without a terminal the next line is the answer. */
export const isMeant = Effect.andThen(
  say("Is that meant? Type yes:"),
  Effect.promise(async () => {
    for await (const line of createInterface({ input: process.stdin })) return line.trim() === "yes";
    return false;
  }),
);
