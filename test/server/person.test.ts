import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SAMPLE_ACCOUNTS } from "../../src/adapters/backend/sample/accounts.ts";
import { identityEmulator } from "../../src/server/identity-emulator.ts";
import { seeded } from "../adapters/database-image.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const PERSON = join(import.meta.dirname, "../../src/server/person.ts");

/** The code with which `npm run person -- erase` ends. */
const erased = (userId: string, environment: Readonly<Record<string, string>>) =>
  Effect.promise(async () => {
    const child = spawn(process.execPath, [PERSON, "erase", userId], {
      env: { ...process.env, DATABASE_URL: "", ...environment },
      stdio: "ignore",
    });
    const [code] = await once(child, "exit");
    return code;
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

it.live(
  "D69: who is erased by the command signs in no more where an emulator runs; the last admin stays",
  () =>
    Effect.gen(function* () {
      const directory = join(yield* temporaryFolder({}), "database");
      yield* Effect.scoped(Layer.build(seeded({ _tag: "Directory", directory }, 4)));
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
