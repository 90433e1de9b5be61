import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { expect, onTestFinished, test } from "vitest";
import { empty } from "../database-image.ts";

const SEED = join(import.meta.dirname, "../../../src/server/seed.ts");

const seeding = async (directory: string, ...words: ReadonlyArray<string>) => {
  const child = spawn(process.execPath, [SEED, ...words], {
    env: { ...process.env, DATA_DIR: directory, DATABASE_URL: "" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, "close");
  const [output, errors] = await said;
  return { code, output, errors };
};

test("D51: an empty database is filled and says how far it is; one with users is left alone", async () => {
  const directory = mkdtempSync(join(tmpdir(), "kitchen-sample-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  // In a database that is there: it is made and migrated where its directory is tested.
  await Effect.runPromise(Effect.scoped(Layer.build(empty({ _tag: "Directory", directory }))));
  const words = ["--users", "20", "--kitchens", "30"];
  const first = await seeding(directory, ...words);
  expect([first.code, first.errors]).toEqual([0, ""]);
  expect(first.output.split("\n").map((line) => line.replace(/[\d.]+ s/u, "0 s").trim())).toEqual([
    "0 s  users",
    "0 s  tribes",
    "0 s  kitchens",
    "0 s  locations",
    "0 s  comments, favorites, blocks, dates and reports",
    "0 s  businesses",
    "0 s  notifications",
    "0 s  profile images",
    "0 s  indexes",
    "0 s  the orders of lists",
    "20 users and 30 kitchens after 0 s",
    "",
  ]);
  expect(await seeding(directory, ...words)).toEqual({
    code: 1,
    output: "",
    errors: `${directory} has users already, and a sample fills an empty database only. Choose another with DATA_DIR or DATABASE_URL.\n`,
  });
  expect((await seeding(directory)).code).toBe(1);
});
