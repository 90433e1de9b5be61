import * as Effect from "effect/Effect";
import { seed } from "../../src/adapters/backend/sample/seed.ts";
import { runAsProcess } from "../../src/server/process.ts";
import { imageOf, inMemory } from "../adapters/embedded-image.ts";
import { builtPages, oneConsole } from "../one-console.ts";

/*
 * A second console beside the one of the journeys, on a free port: the same site and emulator, and a database of its own
 * in memory with as many users as a word says, so that what is deleted and counted there changes nothing elsewhere. It
 * begins as an image in the folder that another word names.
 */

const [users, images] = process.argv.slice(2);

const own = Effect.gen(function* () {
  const sampleUsers = Number(users);
  const image = yield* imageOf(String(images), `seeded-${sampleUsers}`, seed(sampleUsers));
  const location = yield* inMemory(image);
  return yield* oneConsole({ port: 0, sampleUsers, database: () => location, site: builtPages });
});

runAsProcess(Effect.scoped(own), "npm run test:e2e");
