import { runAsProcess } from "../../src/server/main.ts";
import { builtPages, oneConsole } from "../one-console.ts";

/*
 * A second console beside the one of the journeys, on a free port: the same site and emulator, and a database of its own
 * with as many users as a word says, so that what is deleted and counted there changes nothing elsewhere.
 */

runAsProcess(
  oneConsole({
    port: 0,
    sampleUsers: Number(process.argv[2]),
    database: () => ({ _tag: "Memory" }),
    site: builtPages,
  }),
  "npm run test:e2e",
);
