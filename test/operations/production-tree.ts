import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { browserValues } from "../../src/server/site/browser-values.ts";
import { buildStamp } from "../../src/server/site/build-stamp.ts";
import { PROJECT_ROOT } from "../../src/server/project-root.ts";
import { settingsFrom } from "../../src/server/settings/settings.ts";

/** The last stage of the container file: what is there when the console starts. */
const lastStage = (): ReadonlyArray<string> => {
  const lines = readFileSync(join(PROJECT_ROOT, "Containerfile"), "utf8").split("\n");
  return lines.slice(lines.findLastIndex((line) => line.startsWith("FROM ")));
};

/** What that stage copies of the project: `COPY one other ./` and `COPY folder folder`. */
const copied = (): ReadonlyArray<string> =>
  lastStage().flatMap((line) => (/^COPY (?!--)(.+) \S+$/u.exec(line)?.[1] ?? "").split(" ").filter(Boolean));

/** The command that installs its packages. */
const INSTALL = /^RUN (npm ci [^&]+?) &&/u;

const Lockfile = Schema.fromJsonString(
  Schema.Struct({
    packages: Schema.Record(
      Schema.String,
      Schema.Struct({
        dev: Schema.optional(Schema.Boolean),
        devOptional: Schema.optional(Schema.Boolean),
      }),
    ),
  }),
);

/** Gives a tree the packages that are not for developing, as the lockfile has them and as they are installed here. */
const linkPackages = (root: string): void => {
  const { packages } = Schema.decodeSync(Lockfile)(
    readFileSync(join(PROJECT_ROOT, "package-lock.json"), "utf8"),
  );
  const names = Object.entries(packages)
    .filter(([name, { dev, devOptional }]) => name !== "" && !dev && !devOptional)
    .map(([name]) => name)
    // One within another comes with it, and one for another platform is not here.
    .filter((name) => name.lastIndexOf("node_modules/") === 0 && existsSync(join(PROJECT_ROOT, name)));
  const copy = (how: string) =>
    execFileSync("cp", [how, "--parents", ...names, root], { cwd: PROJECT_ROOT, stdio: "ignore" });
  try {
    copy("-al");
  } catch {
    // The folder for what is temporary is on another disk.
    copy("-a");
  }
};

/** Puts the console into an empty directory as the container file does, until the scope closes; gives the directory. */
export const productionTree = (
  environment: Readonly<Record<string, string>>,
  packages: "linked" | "installed",
) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const root = mkdtempSync(join(tmpdir(), "console-production-"));
      for (const path of copied()) cpSync(join(PROJECT_ROOT, path), join(root, path), { recursive: true });
      if (packages === "linked") linkPackages(root);
      else {
        const words = lastStage().flatMap((line) => INSTALL.exec(line)?.[1]?.split(" ") ?? []);
        execFileSync(words[0] ?? "", words.slice(1), { cwd: root, stdio: "ignore" });
      }
      const values = browserValues(await Effect.runPromise(settingsFrom(environment)));
      // The pages, as the stage before would have built them.
      mkdirSync(join(root, "dist"));
      writeFileSync(join(root, "dist/index.html"), "<!doctype html><title>Console</title>");
      writeFileSync(join(root, "dist/.build-stamp"), await buildStamp(root, values));
      return root;
    }),
    (root) => Effect.sync(() => rmSync(root, { recursive: true, force: true })),
  );
