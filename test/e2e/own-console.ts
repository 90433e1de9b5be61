import { join } from "node:path";
import { type ReadyProgram, readyProgram } from "../ready-program.ts";
import { test as journey } from "./console-page.ts";

/**
 * Journeys in a console of their own, with so many sample users and settings of its own: what they change, no other
 * journey sees.
 */
export const ownConsole = (users: number, settings: Readonly<Record<string, string>> = {}) =>
  journey.extend<object, { anotherConsole: ReadyProgram }>({
    anotherConsole: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing else is needed
      async ({}, use) => {
        const file = join(import.meta.dirname, "another-console.ts");
        const program = await readyProgram(file, [String(users)], settings);
        await use(program);
        await program.stop();
      },
      { scope: "worker" },
    ],
    baseURL: async ({ anotherConsole }, use) => use(`http://localhost:${anotherConsole.port}`),
  });

/** Journeys of staff who moderate (D65). */
export const moderatedConsole = (users: number) => ownConsole(users, { VITE_MODERATION: "on" });
