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
import { SAMPLE_ACCOUNTS } from "../../../src/adapters/backend/sample/accounts.ts";
import { identityEmulator } from "../../../src/server/emulator/identity-emulator.ts";
import { temporaryFolder } from "../../server/temporary-folder.ts";
import { seeded, seededForPrograms } from "../database-image.ts";

const PERSON = join(import.meta.dirname, "../../../src/server/person.ts");

const USERS = 9;

/** The code with which `npm run person` ends, and what it says and complains of; `typed` is answered to what it asks. */
const ran = (words: ReadonlyArray<string>, environment: Readonly<Record<string, string>>, typed = "") =>
  Effect.promise(async () => {
    const child = spawn(process.execPath, [PERSON, ...words], {
      env: { ...process.env, DATABASE_URL: "", ...environment },
      stdio: ["pipe", "pipe", "pipe"],
    });
    child.stdin.end(typed);
    const [told, said, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, "exit"),
    ]);
    return { code, said, told };
  });

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

/** A folder with something that was exported before, and what leads a program to a seeded database. */
class Folder extends Context.Service<
  Folder,
  { readonly folder: string; readonly environment: Readonly<Record<string, string>> }
>()("test/Folder") {}

const seededFolder = Layer.effect(
  Folder,
  Effect.gen(function* () {
    const folder = yield* temporaryFolder({ "export/person.json": "of before" });
    const environment = yield* seededForPrograms(join(folder, "database"), USERS);
    return Folder.of({ folder, environment });
  }),
);

// One after the other on one database: who is erased could not be exported any more.
layer(seededFolder, { excludeTestServices: true })("npm run person", (it) => {
  it.effect(
    "who is exported is in a file that only its owner reads, whatever was there; what cannot be written is told",
    () =>
      Effect.gen(function* () {
        const { environment, folder } = yield* Folder;
        const file = join(folder, "export", "person.json");
        yield* Effect.promise(() => chmod(file, 0o644));
        const left = `${file}.${randomUUID()}.part`;
        yield* Effect.promise(() => writeFile(left, "of an export that was killed"));
        yield* Effect.promise(() => utimes(left, 0, 0));
        expect(yield* ran(["export", "4", file], environment)).toMatchObject({ code: 0, said: "" });
        expect((yield* Effect.promise(() => stat(file))).mode & 0o777).toBe(0o600);
        expect(yield* Effect.promise(() => readFile(file, "utf8"))).toContain("chef@example.com");
        for (const [target, reason] of [
          [join(folder, "nowhere", "person.json"), "ENOENT"],
          [join(folder, "export"), "EISDIR"],
        ] as const) {
          const { code, said } = yield* ran(["export", "4", target], environment);
          expect([code, said.trim().split("\n")]).toEqual([1, [expect.stringContaining(reason)]]);
        }
        expect((yield* Effect.promise(() => readdir(folder))).filter((name) => name !== "database")).toEqual([
          "export",
        ]);
        expect(yield* Effect.promise(() => readdir(join(folder, "export")))).toEqual(["person.json"]);
      }),
  );

  it.effect(
    "D69: who is erased by the command was named and agreed to, is on the list, and signs in no more where an emulator runs; the last admin stays",
    () =>
      Effect.gen(function* () {
        const { environment: where, folder } = yield* Folder;
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
        const environment = { ...where, FIREBASE_AUTH_EMULATOR_HOST: new URL(origin).host };
        const list = join(folder, "erased.txt");
        const listed = Effect.promise(async () => (await readFile(list, "utf8")).trimEnd().split("\n"));
        const erased = (whom: string, ...more: ReadonlyArray<string>) =>
          ran(["erase", whom, list, ...more], environment);
        expect(yield* letIn(origin)).toEqual(["admin", "editor", "viewer", "chef"]);

        const asked = yield* erased("4");
        expect([asked.code, asked.told]).toEqual([
          1,
          expect.stringMatching(/^4, .+ <chef@example\.com>, chef, is to be erased, with \d+ rows of/u),
        ]);
        expect(asked.told).toContain("subscriptions 1");
        expect(yield* ran(["erase", "4", list], environment, "no\n")).toMatchObject({ code: 1 });
        expect(yield* ran(["erase", "4"], environment)).toMatchObject({ code: 1, told: "" });
        expect(yield* ran(["erase", "4", folder, "--yes"], environment)).toMatchObject({
          code: 1,
          said: expect.stringContaining("EISDIR"),
        });
        expect(yield* letIn(origin)).toEqual(["admin", "editor", "viewer", "chef"]);

        expect(yield* ran(["erase", "chef@example.com", list], environment, "yes\n")).toMatchObject({
          code: 0,
        });
        expect(yield* listed).toEqual([expect.stringMatching(/^4 20\d\d-\d\d-\d\dT\S+Z$/u)]);
        expect((yield* Effect.promise(() => stat(list))).mode & 0o777).toBe(0o600);
        expect(yield* letIn(origin)).toEqual(["admin", "editor", "viewer"]);
        expect(yield* erased("1", "--yes")).toMatchObject({
          code: 1,
          said: expect.stringContaining("last admin"),
        });
        expect(yield* letIn(origin)).toEqual(["admin", "editor", "viewer"]);

        expect(yield* erased("3", "--yes")).toMatchObject({
          code: 0,
          told: expect.stringContaining("<viewer@example.com>"),
        });
        expect(yield* listed).toEqual([expect.stringMatching(/^4 /u), expect.stringMatching(/^3 /u)]);
      }),
  );

  it.effect("who is exported is found in a directory's database, too, where this version migrated it", () =>
    Effect.gen(function* () {
      const { folder } = yield* Folder;
      const directory = join(folder, "embedded");
      yield* Effect.scoped(Layer.build(seeded({ _tag: "Directory", directory }, USERS)));
      const file = join(folder, "embedded.json");
      expect(yield* ran(["export", "4", file], { DATA_DIR: join(folder, "empty") })).toMatchObject({
        code: 1,
        said: expect.stringContaining("an older version of the console: its last migration is 0"),
      });
      expect(yield* ran(["export", "4", file], { DATA_DIR: directory })).toMatchObject({ code: 0, said: "" });
      expect(yield* Effect.promise(() => readFile(file, "utf8"))).toContain("chef@example.com");
    }),
  );

  it.effect("the first admin of a real project is who has registered and is given that role", () =>
    Effect.gen(function* () {
      const { environment } = yield* Folder;
      const given = (...words: ReadonlyArray<string>) => ran(["role", ...words], environment, "yes\n");
      expect(yield* given("nobody@example.com", "admin")).toMatchObject({
        code: 1,
        said: expect.stringContaining("Nobody is known by nobody@example.com"),
      });
      expect(yield* given("2", "owner")).toMatchObject({ code: 1, told: "" });
      expect(yield* given("8", "viewer")).toMatchObject({
        code: 0,
        told: expect.stringContaining("not verified"),
      });
      const { code, told } = yield* given("editor@example.com", "admin");
      expect([code, told]).toEqual([
        0,
        expect.stringMatching(/^2, .+ <editor@example\.com>, editor, is to be admin/u),
      ]);
      expect(yield* given("1", "viewer")).toMatchObject({ code: 0 });
      expect(yield* given("2", "viewer")).toMatchObject({
        code: 1,
        said: expect.stringContaining("last admin"),
      });
    }),
  );
});
