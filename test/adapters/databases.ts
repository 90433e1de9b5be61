import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Scope from "effect/Scope";
import type { TestProject } from "vitest/node";
import { findPostgres, postgresUrl, type Postgres } from "./backend/postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The one server of the run. */
    readonly postgres: Exclude<Postgres, { readonly _tag: "Binaries" }>;
    /** Where images of databases are kept until the run ends. */
    readonly images: string;
  }
}

/** What the databases of a run's tests begin from: one server, and a place for images of embedded ones. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const images = mkdtempSync(join(tmpdir(), "kitchen-images-"));
  const scope = Effect.runSync(Scope.make());
  const postgres = findPostgres();
  project.provide("images", images);
  project.provide(
    "postgres",
    postgres._tag === "Missing"
      ? postgres
      : { _tag: "Url", url: await Effect.runPromise(Scope.provide(postgresUrl(postgres), scope)) },
  );
  return async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void));
    rmSync(images, { recursive: true, force: true });
  };
}
