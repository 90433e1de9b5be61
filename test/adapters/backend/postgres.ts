import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import * as Effect from "effect/Effect";
import type { Scope } from "effect/Scope";

/** What there is to run a PostgreSQL server for the tests; `Missing` says in one line why there is nothing. */
export type Postgres =
  | { readonly _tag: "Url"; readonly url: string }
  | { readonly _tag: "Binaries"; readonly directory: string }
  | { readonly _tag: "Missing"; readonly reason: string };

const DEBIAN = "/usr/lib/postgresql";
const INSTALL_LOG = join(tmpdir(), "kitchen-console-install-postgresql.log");
// Files of tests that run side by side take turns.
const APT = "apt-get -o DPkg::Lock::Timeout=300";
const INSTALL = `${APT} install -y postgresql || { ${APT} update && ${APT} install -y postgresql; }`;

const isRoot = process.getuid?.() === 0;

const binaries = (): string | undefined => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newestFirst = [...versions].sort((one, other) => Number(other) - Number(one));
  const directories = [
    ...newestFirst.map((version) => join(DEBIAN, version, "bin")),
    ...(process.env["PATH"] ?? "").split(delimiter),
  ];
  return directories.find((directory) =>
    ["initdb", "postgres"].every((name) => existsSync(join(directory, name))),
  );
};

const install = (): string | undefined => {
  const shell = `{ ${INSTALL}; } >${INSTALL_LOG} 2>&1`;
  const environment = "DEBIAN_FRONTEND=noninteractive";
  const words = [...(isRoot ? [] : ["sudo", "-n"]), "env", environment, "sh", "-c", shell];
  try {
    execFileSync(words[0] ?? "env", words.slice(1), { stdio: "ignore", timeout: 600_000 });
    return undefined;
  } catch {
    return `apt-get could not install it, see ${INSTALL_LOG}`;
  }
};

/** A server by `DATABASE_URL`, else the binaries of this machine, installed first where that is allowed. */
export const findPostgres = (): Postgres => {
  const url = process.env["DATABASE_URL"] ?? "";
  if (url !== "") return { _tag: "Url", url };
  const found = binaries();
  if (found !== undefined) return { _tag: "Binaries", directory: found };
  const mayInstall = isRoot || process.env["CI"] === "true";
  const refused = mayInstall ? install() : "only root or CI=true installs it";
  const installed = binaries();
  return installed === undefined
    ? {
        _tag: "Missing",
        reason: `no DATABASE_URL and no PostgreSQL binaries: ${refused ?? "none installed"}`,
      }
    : { _tag: "Binaries", directory: installed };
};

/** The same for a test that ends its server: the one of `DATABASE_URL` is somebody's. */
export const findBinaries = (): Exclude<Postgres, { readonly _tag: "Url" }> => {
  const found = findPostgres();
  if (found._tag !== "Url") return found;
  const directory = binaries();
  return directory === undefined
    ? { _tag: "Missing", reason: "nobody may end the server of DATABASE_URL, and there are no binaries" }
    : { _tag: "Binaries", directory };
};

const idOf = (option: "-u" | "-g"): number => Number(execFileSync("id", [option, "postgres"]).toString());

/** The server refuses to run as root, so root runs it as the user that Debian's package makes. */
const owner = (): { readonly uid: number; readonly gid: number } | undefined =>
  isRoot ? { uid: idOf("-u"), gid: idOf("-g") } : undefined;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address !== null
          ? resolve(address.port)
          : reject(new Error("no free port")),
      );
    });
  });

const ready = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    const said: Array<string> = [];
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${said.join("\n")}`)));
    if (server.stderr === null) return;
    createInterface({ input: server.stderr }).on("line", (line) => {
      said.push(line);
      if (line.includes("ready to accept connections")) resolve();
    });
  });

const MEMORY = "/dev/shm";

/** What a run's databases take at most, in bytes, and as much again. */
const ROOM = 4 * 1024 ** 3;

/** Where a throw-away server keeps its data: in memory where there is room, as making a database takes an eighth there. */
const place = (): string => {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM ? MEMORY : tmpdir();
};

interface Running {
  process: ChildProcess;
  readonly url: string;
  readonly directory: string;
  /** Runs the server over its data as they are. */
  readonly run: () => Promise<ChildProcess>;
}

const start = async (bin: string): Promise<Running> => {
  const user = owner();
  const directory = mkdtempSync(join(place(), "kitchen-postgres-"));
  const data = join(directory, "data");
  const password = randomUUID();
  const passwordFile = join(directory, "password");
  writeFileSync(passwordFile, password);
  if (user !== undefined) {
    for (const path of [directory, passwordFile]) chownSync(path, user.uid, user.gid);
  }
  const options = { ...user, cwd: directory, env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C.UTF-8" } };
  const cluster = ["-D", data, "-U", "postgres", "-A", "scram-sha-256", `--pwfile=${passwordFile}`];
  execFileSync(join(bin, "initdb"), [...cluster, "-E", "UTF8", "--no-sync"], { ...options, stdio: "pipe" });
  const port = await freePort();
  const settings = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"];
  const run = async (): Promise<ChildProcess> => {
    const server = spawn(
      join(bin, "postgres"),
      ["-D", data, ...settings.flatMap((setting) => ["-c", setting])],
      { ...options, stdio: ["ignore", "ignore", "pipe"] },
    );
    await ready(server);
    return server;
  };
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  return { process: await run(), url, directory, run };
};

const stop = ({ process: server, directory }: Running): Promise<void> =>
  new Promise((resolve) => {
    const gone = () => {
      rmSync(directory, { recursive: true, force: true });
      resolve();
    };
    if (server.exitCode !== null || server.signalCode !== null) return gone();
    server.removeAllListeners("exit").once("exit", gone);
    server.kill("SIGINT");
  });

/** The address of a server until the scope closes; a throw-away one on a free port of this machine only. */
export const postgresUrl = (
  postgres: Exclude<Postgres, { readonly _tag: "Missing" }>,
): Effect.Effect<string, never, Scope> =>
  postgres._tag === "Url"
    ? Effect.succeed(postgres.url)
    : Effect.acquireRelease(
        Effect.promise(() => start(postgres.directory)),
        (running) => Effect.promise(() => stop(running)),
      ).pipe(Effect.map(({ url }) => url));

/** How often a server is started over the data of one that was killed, whose processes may not all be gone yet. */
const ATTEMPTS = 50;

/** A throw-away server until the scope closes that can be killed (its first process, which the others follow) and started again. */
export const mortalServer = ({
  directory,
}: Extract<Postgres, { readonly _tag: "Binaries" }>): Effect.Effect<
  { readonly url: string; readonly kill: () => Promise<void>; readonly revive: () => Promise<void> },
  never,
  Scope
> =>
  Effect.acquireRelease(
    Effect.promise(() => start(directory)),
    (running) => Effect.promise(() => stop(running)),
  ).pipe(
    Effect.map((running) => ({
      url: running.url,
      kill: async () => {
        // All of its processes write there: the last one that ends closes it.
        const closed = once(running.process, "close");
        running.process.kill("SIGKILL");
        await closed;
      },
      revive: async () => {
        for (let attempt = 1; running.process.signalCode !== null; attempt += 1) {
          try {
            running.process = await running.run();
          } catch (cause) {
            if (attempt === ATTEMPTS) throw cause;
          }
        }
      },
    })),
  );
