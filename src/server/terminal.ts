import * as Effect from "effect/Effect";

/** Prints lines for whoever started the program. The server room prints here and nowhere else. */
export const say = (text: string): Effect.Effect<void> => Effect.sync(() => console.log(text));

/** Prints why the program cannot go on, to standard error. */
export const complain = (text: string): Effect.Effect<void> => Effect.sync(() => console.error(text));
