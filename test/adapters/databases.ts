import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Scope from "effect/Scope";
import type { TestProject } from "vitest/node";
import { removeImages } from "./backend/own-database.ts";
import { findPostgres, postgresUrl, type Postgres } from "./backend/postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The one server of the run. */
    readonly postgres: Exclude<Postgres, { readonly _tag: "Binaries" }>;
    /** Where images of embedded databases are kept until the run ends. */
    readonly images: string;
    /** How the names of those on the server begin. */
    readonly imagePrefix: string;
  }
}

/** What the databases of a run's tests begin from: one server, and places for images there and of embedded ones. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const images = mkdtempSync(join(tmpdir(), "kitchen-images-"));
  // Names have 63 letters at most.
  const imagePrefix = `kitchen_image_${randomUUID().slice(0, 8)}_`;
  const scope = Effect.runSync(Scope.make());
  const postgres = findPostgres();
  const served = Effect.gen(function* () {
    if (postgres._tag === "Missing") return postgres;
    const url = yield* postgresUrl(postgres);
    yield* Effect.addFinalizer(() => removeImages(url, imagePrefix));
    return { _tag: "Url", url } as const;
  });
  project.provide("images", images);
  project.provide("imagePrefix", imagePrefix);
  project.provide("postgres", await Effect.runPromise(Scope.provide(served, scope)));
  return async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void));
    rmSync(images, { recursive: true, force: true });
  };
}
