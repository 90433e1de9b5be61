import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmod, readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, layer } from "@effect/vitest";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SAMPLE_ACCOUNTS } from "../../src/adapters/backend/sample/accounts.ts";
import { identityEmulator } from "../../src/server/emulator/identity-emulator.ts";
import { seeded } from "../adapters/database-image.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const PERSON = join(import.meta.dirname, "../../src/server/person.ts");

/** The code with which `npm run person` ends, and what it complains of. */
const ran = (words: ReadonlyArray<string>, environment: Readonly<Record<string, string>>) =>
  Effect.promise(async () => {
    const child = spawn(process.execPath, [PERSON, ...words], {
      env: { ...process.env, DATABASE_URL: "", ...environment },
      stdio: ["ignore", "ignore", "pipe"],
    });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
    return { code, said };
  });

const erased = (userId: string, environment: Readonly<Record<string, string>>) =>
  Effect.map(ran(["erase", userId], environment), ({ code }) => code);

/** Who of the sample signs in at an emulator. */
const letIn = (origin: string) =>
  Effect.forEach(SAMPLE_ACCOUNTS, ({ email, password, role }) =>
    Effect.promise(async () => {
      const response = await fetch(
        `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
        {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ email, password, returnSecureToken: true }),
        },
      );
      return response.ok ? [role] : [];
    }),
  ).pipe(Effect.map((roles) => roles.flat()));

/** A folder with a seeded database and something that was exported before. */
class Folder extends Context.Service<Folder, { readonly folder: string; readonly directory: string }>()(
  "test/Folder",
) {}

const seededFolder = Layer.effect(
  Folder,
  Effect.gen(function* () {
    const folder = yield* temporaryFolder({ "export/person.json": "of before" });
    const directory = join(folder, "database");
    yield* Effect.scoped(Layer.build(seeded({ _tag: "Directory", directory }, 4)));
    return Folder.of({ folder, directory });
  }),
);

// One after the other on one database: who is erased could not be exported any more.
layer(seededFolder, { excludeTestServices: true })("npm run person", (it) => {
  it.effect(
    "who is exported is in a file that only its owner reads, whatever was there; what cannot be written is told",
    () =>
      Effect.gen(function* () {
        const { directory, folder } = yield* Folder;
        const file = join(folder, "export", "person.json");
        yield* Effect.promise(() => chmod(file, 0o644));
        const left = `${file}.${randomUUID()}.part`;
        yield* Effect.promise(() => writeFile(left, "of an export that was killed"));
        yield* Effect.promise(() => utimes(left, 0, 0));
        const environment = { DATA_DIR: directory };
        expect(yield* ran(["export", "4", file], environment)).toEqual({ code: 0, said: "" });
        expect((yield* Effect.promise(() => stat(file))).mode & 0o777).toBe(0o600);
        expect(yield* Effect.promise(() => readFile(file, "utf8"))).toContain("chef@example.com");
        for (const [target, reason] of [
          [join(folder, "nowhere", "person.json"), "ENOENT"],
          [join(folder, "export"), "EISDIR"],
        ] as const) {
          const { code, said } = yield* ran(["export", "4", target], environment);
          expect([code, said.trim().split("\n")]).toEqual([1, [expect.stringContaining(reason)]]);
        }
        expect((yield* Effect.promise(() => readdir(folder))).toSorted()).toEqual(["database", "export"]);
        expect(yield* Effect.promise(() => readdir(join(folder, "export")))).toEqual(["person.json"]);
      }),
  );

  it.effect(
    "D69: who is erased by the command signs in no more where an emulator runs; the last admin stays",
    () =>
      Effect.gen(function* () {
        const { directory } = yield* Folder;
        const origin = yield* identityEmulator({
          port: 0,
          projectId: "demo-console",
          accounts: SAMPLE_ACCOUNTS.map(({ uid, email, password, displayName }) => ({
            localId: uid,
            email,
            password,
            displayName,
          })),
        });
        const environment = { DATA_DIR: directory, FIREBASE_AUTH_EMULATOR_HOST: new URL(origin).host };
        expect(yield* letIn(origin)).toEqual(["admin", "editor", "viewer", "chef"]);
        expect(yield* erased("4", environment)).toBe(0);
        expect(yield* letIn(origin)).toEqual(["admin", "editor", "viewer"]);
        expect(yield* erased("1", environment)).toBe(1);
        expect(yield* letIn(origin)).toEqual(["admin", "editor", "viewer"]);
      }),
  );
});
