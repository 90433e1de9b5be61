import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, it } from "@effect/vitest";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import { SqlClient } from "effect/sql/SqlClient";
import { afterAll } from "vitest";
import { backUp, BackupHead } from "../../../src/adapters/backend/database/backup.ts";
import { asFound, database, type DatabaseLocation } from "../../../src/adapters/backend/database/database.ts";
import { restore } from "../../../src/adapters/backend/database/restore.ts";
import { FORMAT, sums } from "../../../src/adapters/backend/database/sums.ts";
import { readAlike, tables } from "../../../src/adapters/backend/database/tables.ts";
import { exchange } from "../asked.ts";
import { ON_SERVER, type Place, seeded } from "../database-image.ts";
import { ask, signIn, webBackend } from "../fixtures-backend.ts";
import { emulatorToken } from "../fixtures-tokens.ts";
import { onEmbedded, onServer, type ServerDatabase } from "./on-server.ts";

const USERS = 30;

const folder = mkdtempSync(join(tmpdir(), "kitchen-backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (name: string): string => join(folder, name);

const FIRST = "kitchen-console backup 1";

const held = (format: BackupHead["format"]) =>
  Effect.flatMap(SqlClient, (sql) => sql.withTransaction(Effect.andThen(readAlike, sums(format))));

/** Of which version a list is, each database says for itself. */
const isKept = ({ name }: { readonly name: string }): boolean => !["lists", "list_orders"].includes(name);

/** Does what is asked for while somebody goes on making tribes, each with one member in one transaction. */
const whileWritten = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const begun = yield* Deferred.make<void>();
    const write = sql.withTransaction(
      Effect.gen(function* () {
        const [tribe] = yield* sql<{ id: string }>`
          INSERT INTO tribes (name, description, search_text) VALUES ('Made', '', 'made') RETURNING tribe_id::text AS id`;
        yield* sql`INSERT INTO tribe_members (tribe_id, user_id) VALUES (${tribe?.id ?? ""}, 4)`;
      }),
    );
    yield* Effect.forkChild(Effect.forever(Effect.andThen(write, Deferred.succeed(begun, undefined))));
    yield* Deferred.await(begun);
    return yield* work;
  });

/** How many tribes the writer has made, and how many of them have their member. */
const written = Effect.flatMap(
  SqlClient,
  (sql) => sql<{ made: number; whole: number }>`
    SELECT count(*)::float8 AS made, count(user_id)::float8 AS whole
    FROM tribes LEFT JOIN tribe_members USING (tribe_id) WHERE name = 'Made'`,
).pipe(Effect.map(([row]) => row ?? { made: 0, whole: 0 }));

/** A database that was restored is used as the other was. */
const used = Effect.gen(function* () {
  const token = yield* signIn("admin");
  const counted = () => ask({ method: "GET", path: "/api/v1/tribe/count", token });
  const before = Number((yield* counted()).body);
  const body = { name: "Another", description: "" };
  expect((yield* ask({ method: "POST", path: "/api/v1/tribe/createTribe", token, body })).status).toBe(200);
  expect(Number((yield* counted()).body)).toBe(before + 1);
  const sql = yield* SqlClient;
  const broken = yield* Effect.flip(sql`INSERT INTO favorites (user_id, kitchen_id) VALUES (999999, 1)`);
  expect(broken.reason._tag).toBe("ConstraintError");
  expect((yield* ask(exchange(emulatorToken("sample-chef")))).status).toBe(200);
});

const restored = (file: string, location: DatabaseLocation) =>
  Effect.scoped(Effect.provide(restore(file), asFound(location)));

/** A word whose capitals are others on the server than in the embedded database. */
const SPELLED = "Gartenstraße 5";

/** What kitchens are sorted by, and where their blocks of a thousand begin by that. */
const sorted = Effect.flatMap(SqlClient, (sql) =>
  Effect.all({
    kitchen: sql`
      SELECT location_key = sort_key(upper(${SPELLED}::text)) AS "isOwn" FROM kitchens WHERE location = ${SPELLED}`,
    blocks: sql`
      SELECT list, sort, start_key, start_id::text AS id, counts FROM list_blocks
      ORDER BY list, sort, start_key, start_id`,
  }),
);

/** A backup as the first version made it, of all that is there. */
const asFirst = Effect.fnUntraced(function* (text: string) {
  const sql = yield* SqlClient;
  const [first = "", ...lines] = text.split("\n");
  const head = Schema.encodeSync(BackupHead)({
    ...Schema.decodeSync(BackupHead)(first),
    format: FIRST,
    tables: yield* held(FIRST),
  });
  const [blocks] = yield* sql<{ rows: string }>`
    SELECT jsonb_agg(to_jsonb(t))::text AS rows FROM list_blocks t`;
  return [head, `list_blocks\t${blocks?.rows ?? ""}`, ...lines].join("\n");
});

const laws = (name: string, original: Place, into: ServerDatabase) => {
  it.live(
    `what is kept of ${name} while it is written is there on a server, of one moment and to the last row`,
    () =>
      Effect.gen(function* () {
        const file = fileOf(`${name}.backup`);
        const [head, after] = yield* Effect.provide(
          whileWritten(Effect.all([backUp(file), written])),
          seeded(original, USERS),
        );
        const made = (table: string) => head.tables.find((each) => each.name === table)?.rows ?? 0;
        expect(made("users")).toBe(USERS);
        expect(statSync(file).mode & 0o777).toBe(0o600);
        const location = yield* into;
        expect(yield* restored(file, location)).toEqual(head);
        const there = yield* Effect.provide(held(FORMAT), asFound(location));
        expect(there.filter(isKept)).toEqual(head.tables.filter(isKept));
        const kept = yield* Effect.provide(written, asFound(location));
        expect(kept.made).toBeGreaterThan(0);
        expect(kept.whole).toBe(kept.made);
        if (original._tag === "OnServer") expect(after.made).toBeGreaterThan(kept.made);
        yield* Effect.provide(used, webBackend.pipe(Layer.provideMerge(database(location))));
        expect(yield* Effect.flip(restored(file, location))).toMatchObject({
          _tag: "DatabaseInUse",
          message: expect.stringContaining("on which no console was started"),
        });
      }).pipe(Effect.scoped),
  );
};

onServer((location) => {
  laws("a server", ON_SERVER, location);
  laws("an embedded database", { _tag: "Memory" }, location);

  it.live("D51: records are restored where capitals are others, and lists are in the order of those", () =>
    Effect.gen(function* () {
      const file = fileOf("spelled.backup");
      const spelled = Effect.gen(function* () {
        const sql = yield* SqlClient;
        yield* sql`UPDATE kitchens SET location = ${SPELLED} WHERE kitchen_id = (SELECT min(kitchen_id) FROM kitchens)`;
        yield* backUp(file);
      });
      yield* Effect.provide(spelled, seeded({ _tag: "Memory" }, USERS));
      const into = yield* location;
      yield* restored(file, into);
      const sortedThere = Effect.gen(function* () {
        const sql = yield* SqlClient;
        const { kitchen, blocks } = yield* sorted;
        yield* sql`SELECT cut_list(list) FROM lists`;
        return { kitchen, blocks, anew: (yield* sorted).blocks };
      });
      const { kitchen, blocks, anew } = yield* Effect.provide(sortedThere, asFound(into));
      expect(kitchen).toEqual([{ isOwn: true }]);
      expect(blocks).toEqual(anew);
    }).pipe(Effect.scoped),
  );

  it.live("a backup of a server into a folder that is missing fails before anything is written", () =>
    Effect.gen(function* () {
      const missing = join(folder, "no", "such", "folder");
      const failure = yield* Effect.flip(Effect.provide(backUp(missing), database(yield* location)));
      expect(failure).toMatchObject({ _tag: "BackupUnusable" });
    }).pipe(Effect.scoped),
  );
});

onEmbedded(
  "backups of what nobody writes",
  (place) => seeded(place, USERS),
  (test) => {
    test.effect("a backup that cannot be written leaves no file", () =>
      Effect.gen(function* () {
        const failure = yield* Effect.flip(backUp(join(folder, "no", "such", "folder")));
        expect(failure).toMatchObject({ _tag: "BackupUnusable" });
        expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
      }),
    );

    test.effect("a backup that cannot get its name leaves nothing of what it holds", () =>
      Effect.gen(function* () {
        const taken = fileOf("taken");
        mkdirSync(join(taken, "already"), { recursive: true });
        const failure = yield* Effect.flip(backUp(taken));
        expect(failure).toMatchObject({ _tag: "BackupUnusable" });
        expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
      }),
    );

    test.effect(
      "what a backup was killed at is cleared by the next one to the same file, and nothing else is",
      () =>
        Effect.gen(function* () {
          const file = fileOf("nightly.backup");
          const hoursAgo = (hours: number, name: string): string => {
            writeFileSync(name, "half of it");
            const at = statSync(name).mtimeMs / 1_000 - hours * 3_600;
            utimesSync(name, at, at);
            return name;
          };
          const id = "0189f7ea-ae2c-4b6f-9d3a-5a0c1f5e7d11";
          const killed = hoursAgo(24, `${file}.${id}.part`);
          const others = [
            hoursAgo(0, `${file}.${id.replace("0", "1")}.part`),
            hoursAgo(24, `${fileOf("weekly.backup")}.${id}.part`),
            hoursAgo(24, `${file}.old.part`),
            hoursAgo(24, `${file}.${id}`),
          ];
          yield* backUp(file);
          expect(existsSync(killed)).toBe(false);
          expect(others.filter((name) => !existsSync(name))).toEqual([]);
          for (const name of others) rmSync(name);
        }),
    );

    test.effect("of two backups to one name the file is one, whole and not half of each", () =>
      Effect.gen(function* () {
        const file = fileOf("twice.backup");
        const heads = yield* Effect.all([backUp(file), backUp(file)], { concurrency: "unbounded" });
        expect(heads).toContainEqual(yield* restored(file, { _tag: "Memory" }));
        expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
      }),
    );

    onServer((location) => {
      test.effect(
        "what does not add up, is cut off or is something else is not restored, and leaves nothing",
        () =>
          Effect.gen(function* () {
            const whole = fileOf("whole.backup");
            yield* backUp(whole);
            const text = gunzipSync(readFileSync(whole)).toString("utf8");
            const forged = gzipSync(text.replace("admin@example.com", "other@example.com"));
            const newer = gzipSync(text.replace(/"migration":\d+/u, '"migration":9999'));
            const files = {
              "does not add up": forged,
              "a newer version": newer,
              "unexpected end of file": readFileSync(whole).subarray(0, -2_000),
              "it is damaged (invalid input syntax for type json)": gzipSync(text.replace("\t[{", "\t[}")),
              "no backup": gzipSync("something else\n"),
              "incorrect header": Buffer.from("plain"),
            };
            const empty = yield* location;
            for (const [reason, content] of Object.entries(files)) {
              const file = fileOf("bad.backup");
              writeFileSync(file, content);
              const failure = yield* Effect.flip(restored(file, empty));
              expect(failure.message).toContain(reason);
              expect(yield* Effect.provide(tables, asFound(empty))).toEqual([]);
            }
            expect(yield* Effect.flip(restored(fileOf("missing.backup"), empty))).toMatchObject({
              _tag: "BackupUnusable",
            });
            yield* restored(whole, empty);
          }).pipe(Effect.scoped),
      );

      test.effect("a backup of the first format is restored", () =>
        Effect.gen(function* () {
          const file = fileOf("first.backup");
          yield* backUp(file);
          const text = yield* asFirst(gunzipSync(readFileSync(file)).toString("utf8"));
          writeFileSync(file, gzipSync(text));
          yield* restored(file, yield* location);
          writeFileSync(file, gzipSync(text.replace("admin@example.com", "other@example.com")));
          expect((yield* Effect.flip(restored(file, yield* location))).message).toContain("does not add up");
        }).pipe(Effect.scoped),
      );
    });
  },
);
