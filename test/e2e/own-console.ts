import { join } from "node:path";
import { type ReadyProgram, readyProgram } from "../ready-program.ts";
import { test as journey } from "./console-page.ts";
import { test as weathered } from "./weather.ts";

type Settings = Readonly<Record<string, string>>;

/** Staff moderate there (D65). */
const MODERATED: Settings = { VITE_MODERATION: "on" };

/** Where images of their databases are kept as long as the run's data. */
const IMAGES = join(process.env["CONSOLE_E2E_DATA"] ?? "", "images");

const anotherConsole = async (
  users: number,
  settings: Settings,
  use: (program: ReadyProgram) => Promise<void>,
): Promise<void> => {
  const file = join(import.meta.dirname, "another-console.ts");
  const program = await readyProgram(file, [String(users), IMAGES], settings);
  await use(program);
  await program.stop();
};

/**
 * Journeys in a console of their own, with so many sample users and settings of its own: what they change, no other
 * journey sees.
 */
export const ownConsole = (users: number, settings: Settings = {}) =>
  journey.extend<object, { anotherConsole: ReadyProgram }>({
    anotherConsole: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing else is needed
      async ({}, use) => anotherConsole(users, settings, use),
      { scope: "worker" },
    ],
    baseURL: async ({ anotherConsole: { port } }, use) => use(`http://localhost:${port}`),
  });

/** Journeys of staff who moderate (D65). */
export const moderatedConsole = (users: number) => ownConsole(users, MODERATED);

/** Journeys of staff who moderate, in a weather of their own. */
export const moderatedWeather = (users: number) =>
  weathered.extend({
    behind: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing else is needed
      async ({}, use) => anotherConsole(users, MODERATED, ({ port }) => use(`http://localhost:${port}`)),
      { scope: "worker" },
    ],
  });
