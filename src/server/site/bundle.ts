import * as Schema from "effect/Schema";
import { reasonOf } from "../../adapters/backend/reason-of.ts";
import { bundlerConfig } from "./bundler.ts";
import { compressSite } from "./compression.ts";

const BundleTask = Schema.Struct({
  root: Schema.String,
  /** Where the site goes. */
  directory: Schema.String,
  define: Schema.Record(Schema.String, Schema.String),
});
export type BundleTask = (typeof BundleTask)["Type"];

// A program: its one argument is a task as JSON; what went wrong it says as an error.
try {
  const { root, directory, define } = Schema.decodeUnknownSync(Schema.fromJsonString(BundleTask))(
    process.argv[2],
  );
  const { build } = await import("vite");
  await build({ ...bundlerConfig(root, define), logLevel: "silent", build: { outDir: directory } });
  await compressSite(directory);
} catch (cause) {
  process.stderr.write(reasonOf(cause));
  process.exitCode = 1;
}
