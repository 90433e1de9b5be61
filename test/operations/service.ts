import { join } from "node:path";
import * as Effect from "effect/Effect";
import type { Scope } from "effect/Scope";
import { UnsecuredJWT } from "jose";
import { exchange, type Asked } from "../adapters/asked.ts";
import { askAt } from "../adapters/backend/node-backend.ts";
import { tokensOf } from "../adapters/fixtures-backend.ts";
import { identityClaims } from "../adapters/fixtures-tokens.ts";
import { type ReadyProgram, readyProgram } from "../ready-program.ts";
import { balancer } from "./balancer.ts";

const INSTANCE = join(import.meta.dirname, "instance.ts");

/** The emulator's project that consoles have without a real one. */
const PROJECT = "demo-console";

const INSTANCES = 2;

/** What every instance is told; a second is left for the balancer to notice that one ends. */
const SETTINGS = { NODE_ENV: "test", TRUSTED_PROXIES: "1", DRAIN_SECONDS: "1", SIGNING_KEYS: "" };

/** A key of tokens. */
export const signingKey = (name: string): string =>
  `${name}:${Buffer.from(name.padEnd(32, "-")).toString("base64url")}`;

/** Several consoles on one database behind a balancer. */
export interface Service {
  readonly origin: string;
  /** Where each console listens itself. */
  readonly ports: ReadonlyArray<number>;
  /** Ends the consoles and starts them again with other keys, one after the other. */
  readonly restart: (keys: string) => Promise<void>;
  readonly ask: (asked: Asked) => ReturnType<typeof askAt>;
  /** An access token of a sample account. */
  readonly signIn: (uid: string) => Effect.Effect<string>;
}

interface Setting {
  /** How many users the database begins with. */
  readonly users?: number;
  readonly pages?: ReadonlyArray<"site">;
  /** The port of the balancer; any free one by default. */
  readonly at?: number;
}

/** Several consoles on the database of a URL, until the scope closes. */
export const service = (
  url: string,
  keys: string,
  { users = 40, pages = [], at = 0 }: Setting = {},
): Effect.Effect<Service, never, Scope> =>
  Effect.gen(function* () {
    const run = (port: number, ring: string) =>
      readyProgram(INSTANCE, [String(port), String(users), ...pages], {
        ...SETTINGS,
        DATABASE_URL: url,
        SIGNING_KEYS: ring,
        ENCRYPTION_KEYS: signingKey("sealing"),
      });
    const consoles: Array<ReadyProgram> = yield* Effect.acquireRelease(
      Effect.promise(() => Promise.all(Array.from({ length: INSTANCES }, () => run(0, keys)))),
      (running) => Effect.promise(() => Promise.all(running.map(({ stop }) => stop()))),
    );
    const { port } = yield* Effect.acquireRelease(
      Effect.promise(() =>
        balancer(
          consoles.map((each) => each.port),
          at,
        ),
      ),
      ({ close }) => Effect.promise(close),
    );
    const origin = `http://127.0.0.1:${port}`;
    return {
      origin,
      ports: consoles.map((each) => each.port),
      restart: async (ring) => {
        for (const [place, { port: own, stop }] of consoles.entries()) {
          await stop();
          consoles[place] = await run(own, ring);
        }
      },
      ask: (asked) => askAt(origin, asked),
      signIn: (uid) =>
        Effect.map(
          askAt(origin, exchange(new UnsecuredJWT(identityClaims(uid, PROJECT)).encode())),
          (answer) => tokensOf(answer).accessToken,
        ),
    };
  });
