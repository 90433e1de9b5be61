import { databaseLocation } from "../../src/server/settings/database-location.ts";
import { runAsProcess } from "../../src/server/process.ts";
import { builtPages, noPages, oneConsole } from "../one-console.ts";

/*
 * One of several consoles on one database, as the environment sets it, on a port that is said first; the second word says
 * with how many users an empty database begins, a third one, `site`, that it has the pages too.
 */

const [port, users, site] = process.argv.slice(2);

runAsProcess(
  oneConsole({
    port: Number(port),
    sampleUsers: Number(users),
    database: databaseLocation,
    site: site === "site" ? builtPages : noPages,
  }),
  "npm run test:operations",
);
