import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import type { Handler } from "../listener.ts";
import { say } from "../terminal.ts";

const Letters = Schema.Struct({
  oobCodes: Schema.Array(Schema.Struct({ email: Schema.String, oobLink: Schema.String })),
});

const letters = (origin: string, projectId: string) =>
  Effect.tryPromise(async (signal): Promise<unknown> => {
    const response = await fetch(`${origin}/emulator/v1/projects/${projectId}/oobCodes`, { signal });
    return response.json();
  }).pipe(Effect.flatMap(Schema.decodeUnknownEffect(Letters)));

/** The emulator, which prints the link of an email that a real project would send. */
export const withLetters = (emulator: Handler, origin: string, projectId: string): Handler => {
  const told = new Set<string>();
  // Nothing is sent to an address that nobody has: what came last may be somebody else's.
  const printed = letters(origin, projectId).pipe(
    Effect.flatMap(({ oobCodes }) =>
      Effect.forEach(
        oobCodes.filter(({ oobLink }) => !told.has(oobLink)),
        ({ email, oobLink }) => {
          told.add(oobLink);
          return say(`The emulator sends no email. The link for ${email}: ${oobLink}`);
        },
      ),
    ),
    Effect.ignore,
  );
  return (request, response) => {
    if (request.method === "POST" && request.url?.includes("/accounts:sendOobCode"))
      response.once("finish", () => void Effect.runFork(printed));
    emulator(request, response);
  };
};
