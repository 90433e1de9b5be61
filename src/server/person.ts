import { rename, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import * as Data from "effect/Data";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { asFound } from "../adapters/backend/database/database.ts";
import { clearLeft, partOf } from "../adapters/backend/database/parts.ts";
import { Identities } from "../adapters/backend/policy/identities.ts";
import { reasonOf } from "../adapters/backend/reason-of.ts";
import { erasePerson, personData } from "../adapters/backend/sql/person-data.ts";
import { idText } from "../domain/fields.ts";
import { databaseLocation } from "./settings/database-location.ts";
import { identitiesOf } from "./emulator/accounts.ts";
import { runAsProcess } from "./main.ts";
import { ownSettings } from "./settings/settings.ts";
import { say } from "./terminal.ts";

/** The command line does not say what is to become of whom, or there is nobody of that number. */
class PersonUnknown extends Data.TaggedError("PersonUnknown")<{ readonly reason: string }> {
  override get message(): string {
    return `${this.reason}. Use: npm run person -- export 42 person.json, or: npm run person -- erase 42`;
  }
}

/** What is kept of somebody cannot be written to the file. */
class ExportUnusable extends Data.TaggedError("ExportUnusable")<{
  readonly file: string;
  readonly reason: string;
}> {
  override get message(): string {
    return `The export ${this.file} cannot be written: ${this.reason}.`;
  }
}

/** Writes a file for its owner only, whole or not at all, whatever had its name and whoever might read that. */
const write = (file: string, text: string) => {
  const part = partOf(file);
  const writing = Effect.tryPromise({
    try: async () => {
      await writeFile(part, text, { mode: 0o600, flag: "wx" });
      await rename(part, file);
    },
    catch: (cause) => new ExportUnusable({ file, reason: reasonOf(cause) }),
  }).pipe(Effect.onError(() => Effect.promise(() => rm(part, { force: true }))));
  return Effect.andThen(clearLeft(file), writing);
};

const Command = Schema.Union([
  Schema.Tuple([Schema.Literal("export"), idText<"user">(), Schema.NonEmptyString]),
  Schema.Tuple([Schema.Literal("erase"), idText<"user">()]),
]);

/*
 * What the database keeps of one person, for whoever runs the service: into a file, or out of the world.
 */
runAsProcess(
  Effect.gen(function* () {
    const [what, userId, file = ""] = yield* Schema.decodeUnknownEffect(Command)(process.argv.slice(2)).pipe(
      Effect.mapError(() => new PersonUnknown({ reason: "What is to be done is not said" })),
    );
    const settings = yield* ownSettings;
    const work = Effect.gen(function* () {
      const kept = yield* personData(userId);
      if (kept["users"] === undefined)
        return yield* new PersonUnknown({ reason: `Nobody has the number ${userId}` });
      const rows = Object.values(kept).reduce((sum, table) => sum + table.length, 0);
      if (what === "export") {
        yield* write(resolve(file), JSON.stringify(kept, undefined, 2));
        return yield* say(`${file} holds ${rows} rows of ${Object.keys(kept).length} tables`);
      }
      yield* erasePerson(userId);
      return yield* say(`${userId} is erased, with ${rows} rows of ${Object.keys(kept).length} tables`);
    });
    yield* work.pipe(
      Effect.provideService(Identities, identitiesOf(settings.identity)),
      Effect.provide(asFound(databaseLocation(settings))),
    );
  }),
  "npm run person",
);
