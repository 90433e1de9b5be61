import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import type { Handler } from "../listener.ts";
import { say } from "../terminal.ts";

const Letters = Schema.Struct({
  oobCodes: Schema.Array(Schema.Struct({ email: Schema.String, oobLink: Schema.String })),
});

const printed = (origin: string, projectId: string) =>
  Effect.tryPromise(async (signal): Promise<unknown> => {
    const response = await fetch(`${origin}/emulator/v1/projects/${projectId}/oobCodes`, { signal });
    return response.json();
  }).pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Letters)),
    Effect.flatMap(({ oobCodes }) => {
      const letter = oobCodes.at(-1);
      return letter === undefined
        ? Effect.void
        : say(`The emulator sends no email. The link for ${letter.email}: ${letter.oobLink}`);
    }),
    Effect.ignore,
  );

/** The emulator, which prints the link of an email that a real project would send. */
export const withLetters =
  (emulator: Handler, origin: string, projectId: string): Handler =>
  (request, response) => {
    if (request.method === "POST" && request.url?.includes("/accounts:sendOobCode"))
      response.once("finish", () => void Effect.runFork(printed(origin, projectId)));
    emulator(request, response);
  };
