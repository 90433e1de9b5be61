import { join } from "node:path";
import { type ReadyProgram, readyProgram } from "../ready-program.ts";
import { test as journey } from "./console-page.ts";

/** Journeys in a console of their own, with so many sample users: what they change, no other journey sees. */
export const ownConsole = (users: number) =>
  journey.extend<object, { anotherConsole: ReadyProgram }>({
    anotherConsole: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing else is needed
      async ({}, use) => {
        const program = await readyProgram(join(import.meta.dirname, "another-console.ts"), [String(users)]);
        await use(program);
        await program.stop();
      },
      { scope: "worker" },
    ],
    baseURL: async ({ anotherConsole }, use) => use(`http://localhost:${anotherConsole.port}`),
  });
