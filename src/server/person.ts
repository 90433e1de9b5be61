import { appendFile, rename, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import * as Clock from "effect/Clock";
import * as Data from "effect/Data";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { asFound, ofThisVersion } from "../adapters/backend/database/database.ts";
import { clearLeft, partOf } from "../adapters/backend/database/parts.ts";
import { Identities } from "../adapters/backend/policy/identities.ts";
import { reasonOf } from "../adapters/backend/reason-of.ts";
import { giveRole } from "../adapters/backend/sql/given-role.ts";
import { erasePerson, goingWith, personCalled, personData } from "../adapters/backend/sql/person-data.ts";
import { ROLES } from "../domain/role.ts";
import { isUnverifiedFor } from "../domain/user.ts";
import { saidLocation } from "./settings/database-location.ts";
import { identitiesOf } from "./emulator/accounts.ts";
import { runAsProcess } from "./process.ts";
import { ownSettings } from "./settings/settings.ts";
import { isMeant, say } from "./terminal.ts";

/** The command line does not say what is to become of whom, there is nobody of that name, or it is not meant. */
class PersonUnknown extends Data.TaggedError("PersonUnknown")<{ readonly reason: string }> {
  override get message(): string {
    return [
      `${this.reason}. Use, with a number or an address:`,
      "  npm run person -- export 42 person.json",
      "  npm run person -- erase 42 erased.txt",
      "  npm run person -- role ana@example.com admin",
    ].join("\n");
  }
}

/** It was asked whether that is meant, and nobody said so. */
class NotMeant extends Data.TaggedError("NotMeant") {
  override get message(): string {
    return "Nothing is changed: answer yes, or add --yes.";
  }
}

/** A file cannot be written: of what is kept of somebody, or of who was erased. */
class FileUnusable extends Data.TaggedError("FileUnusable")<{
  readonly file: string;
  readonly reason: string;
}> {
  override get message(): string {
    return `${this.file} cannot be written: ${this.reason}.`;
  }
}

const unusable = (file: string) => (cause: unknown) => new FileUnusable({ file, reason: reasonOf(cause) });

/** Writes a file for its owner only, whole or not at all, whatever had its name and whoever might read that. */
const write = (file: string, text: string) => {
  const part = partOf(file);
  const writing = Effect.tryPromise({
    try: async () => {
      await writeFile(part, text, { mode: 0o600, flag: "wx" });
      await rename(part, file);
    },
    catch: unusable(file),
  }).pipe(Effect.onError(() => Effect.promise(() => rm(part, { force: true }))));
  return Effect.andThen(clearLeft(file), writing);
};

/** Adds who is erased, and when, to the list that is gone over once a backup of before was restored. */
const enlist = Effect.fnUntraced(function* (file: string, userId: string) {
  const line = `${userId} ${new Date(yield* Clock.currentTimeMillis).toISOString()}\n`;
  yield* Effect.tryPromise({
    try: () => appendFile(file, line, { mode: 0o600, flush: true }),
    catch: unusable(file),
  });
});

const Command = Schema.Union([
  Schema.Tuple([Schema.Literals(["export", "erase"]), Schema.NonEmptyString, Schema.NonEmptyString]),
  Schema.Tuple([Schema.Literal("role"), Schema.NonEmptyString, Schema.Literals(ROLES)]),
]);

const told = (tables: Readonly<Record<string, number>>): string => {
  const counts = Object.values(tables);
  return `${counts.reduce((sum, rows) => sum + rows, 0)} rows of ${counts.length} tables`;
};

/*
 * For whoever runs the service, of one person: what the database keeps of them into a file, or out of the world, or
 * another role.
 */
runAsProcess(
  Effect.gen(function* () {
    const words = process.argv.slice(2);
    const isSure = words.at(-1) === "--yes";
    const [what, whom, last] = yield* Schema.decodeUnknownEffect(Command)(
      isSure ? words.slice(0, -1) : words,
    ).pipe(Effect.mapError(() => new PersonUnknown({ reason: "What is to be done is not said" })));
    const meant = Effect.fnUntraced(function* (plan: string) {
      yield* say(plan);
      if (!isSure && !(yield* isMeant)) yield* new NotMeant();
    });
    const settings = yield* ownSettings;
    const work = Effect.gen(function* () {
      yield* ofThisVersion;
      const person = yield* personCalled(whom);
      if (person === undefined) return yield* new PersonUnknown({ reason: `Nobody is known by ${whom}` });
      const { userId, nombre, email } = person;
      const who = `${userId}, ${nombre} <${email}>, ${person.role}`;
      if (what === "export") {
        const kept = yield* personData(userId);
        yield* write(resolve(last), JSON.stringify(kept, undefined, 2));
        const rows = Object.entries(kept).map(([table, { length }]) => [table, length] as const);
        return yield* say(`${last} holds ${told(Object.fromEntries(rows))} of ${who}`);
      }
      if (what === "role") {
        const isUnverified = isUnverifiedFor(person, last);
        yield* meant(`${who}, is to be ${last}${isUnverified ? ", and the address was not verified" : ""}`);
        yield* giveRole(userId, last);
        return yield* say(`${userId} is ${last}`);
      }
      const going = yield* goingWith(userId);
      const each = Object.entries(going).map(([table, rows]) => `${table} ${rows}`);
      yield* meant(`${who}, is to be erased, with ${told(going)}: ${each.join(", ")}`);
      yield* erasePerson(userId, enlist(resolve(last), userId));
      return yield* say(`${userId} is erased, with ${told(going)}`);
    });
    yield* work.pipe(
      Effect.provideService(Identities, identitiesOf(settings.identity)),
      Effect.provide(asFound(yield* saidLocation(settings))),
    );
  }),
  "npm run person",
);
