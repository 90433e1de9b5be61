import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { vi } from "vitest";
import { blocksCached } from "../../../src/adapters/cache/blocks.ts";
import { commentsCached } from "../../../src/adapters/cache/comments.ts";
import { datesCached } from "../../../src/adapters/cache/dates.ts";
import { favoritesCached } from "../../../src/adapters/cache/favorites.ts";
import { reads } from "../../../src/adapters/cache/reads.ts";
import { reportsCached } from "../../../src/adapters/cache/reports.ts";
import { usersCached } from "../../../src/adapters/cache/users.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { readable } from "../../../src/domain/records.ts";
import type { User } from "../../../src/domain/user.ts";
import { id } from "../../domain/generators.ts";
import { ORIGIN } from "../fixtures-backend.ts";
import { answering, jsonAnswer, portsHttp } from "../fixtures-http.ts";
import { RECORD_CALLS } from "../http/record-calls.ts";

vi.stubGlobal("location", new URL("/admin", ORIGIN));

const ANA: User = { userId: id("7"), email: "ana@kitchen.example", profile: { nombre: "Ana" }, role: "chef" };

const users = Users.of({
  all: () => Effect.succeed(readable([ANA])),
  page: () => Effect.succeed(readable([ANA])),
  byId: () => Effect.succeed(ANA),
  count: () => Effect.succeed(1),
  edit: () => Effect.succeed(ANA),
  remove: () => Effect.void,
});

const isWrite = (operation: string): boolean => /\.(?:create|edit|remove)$/u.test(operation);
const resourceOf = (operation: string): string | undefined => operation.split(".")[0];

const READS = RECORD_CALLS.filter(({ operation }) => !isWrite(operation));
const WRITES = RECORD_CALLS.filter(({ operation }) => isWrite(operation));

/** The cached ports over an adapter whose every request is answered and noted by its operation. */
const cached = (log: Array<string>) => {
  const fetch = answering([], ({ method, url }) => {
    const row = RECORD_CALLS.find((each) => each.method === method && `${ORIGIN}${each.path}` === url);
    log.push(row?.operation ?? `${method} ${url}`);
    return row?.answer() ?? jsonAnswer(null);
  });
  const over = portsHttp({ fetch });
  return Layer.mergeAll(
    favoritesCached,
    blocksCached,
    commentsCached,
    datesCached,
    reportsCached,
    usersCached.pipe(Layer.provide(Layer.succeed(Users, users))),
  ).pipe(Layer.provide(reads), Layer.provide(over));
};

const everyRead = Effect.forEach(READS, ({ call }) => call);

it.effect("D31: every read of the records asks once and gives what was answered", () => {
  const log: Array<string> = [];
  return Effect.gen(function* () {
    const answers = READS.map(({ value }) => value);
    expect([yield* everyRead, yield* everyRead]).toEqual([answers, answers]);
    expect(log).toEqual(READS.map(({ operation }) => operation));
  }).pipe(Effect.provide(cached(log)));
});

it.effect.each(WRITES)(
  "D31: $operation is never kept and empties the reads of its own kind, and no others",
  ({ call, operation, value }) => {
    const log: Array<string> = [];
    const touched = READS.map((read) => read.operation).filter(
      (read) => resourceOf(read) === resourceOf(operation),
    );
    return Effect.gen(function* () {
      yield* everyRead;
      log.length = 0;
      expect(yield* call).toEqual(value);
      yield* everyRead;
      expect(yield* call).toEqual(value);
      expect(log).toEqual([operation, ...touched, operation]);
    }).pipe(Effect.provide(cached(log)));
  },
);

it.effect("D31: whoever is removed takes along what they left, so all of it is read anew", () => {
  const log: Array<string> = [];
  return Effect.gen(function* () {
    yield* everyRead;
    log.length = 0;
    yield* (yield* Users).remove(ANA.userId);
    yield* everyRead;
    expect(log).toEqual(READS.map(({ operation }) => operation));
  }).pipe(Effect.provide(cached(log)));
});
