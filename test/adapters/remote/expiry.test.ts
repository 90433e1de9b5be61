import { describe, expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as TestClock from "effect/testing/TestClock";
import { vi } from "vitest";
import { COOLDOWN_MS } from "../../../src/domain/cooldown.ts";
import { Confidential } from "../../../src/domain/confidential.ts";
import { Authentication } from "../../../src/domain/ports/authentication.ts";
import { Credentials } from "../../../src/domain/ports/credentials.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import type { RemoteFailure } from "../../../src/domain/remote-failure.ts";
import { id } from "../../domain/generators.ts";
import { ORIGIN } from "../fixtures-backend.ts";
import { answering, jsonAnswer, remoteOver, type Sent } from "../fixtures-remote.ts";

vi.stubGlobal("location", new URL("/admin", ORIGIN));

const FRESH = "fresh.token";
const OLD = "old.token";

/** A backend that knows the fresh token only; the test may let something happen before it answers. */
const backend = (meanwhile: Effect.Effect<void> = Effect.void) =>
  answering([], async ({ headers }: Sent) => {
    await Effect.runPromise(meanwhile);
    return headers["authorization"] === `Bearer ${FRESH}`
      ? jsonAnswer(3)
      : new Response('{"message":"No"}', { status: 401 });
  });

const counted = Effect.flatMap(Users, (users) => Effect.ignore(users.count()));

describe("D25: a call that is refused with the session's token", () => {
  const noticing = Effect.gen(function* () {
    const credentials = yield* Credentials;
    let notices = 0;
    yield* credentials.watch(
      () => {
        notices += 1;
      },
      () => undefined,
    );
    return { credentials, notices: () => notices };
  });

  it.effect("D25: is noticed, once for each call, and the token stays held", () =>
    Effect.gen(function* () {
      const { credentials, notices } = yield* noticing;
      yield* credentials.hold(new Confidential(OLD));
      yield* counted;
      yield* counted;
      expect([notices(), yield* credentials.bearer()]).toEqual([2, new Confidential(OLD)]);
    }).pipe(Effect.provide(remoteOver({ fetch: backend() }))),
  );

  it.effect("D25: an accepted one is not", () =>
    Effect.gen(function* () {
      const { credentials, notices } = yield* noticing;
      yield* credentials.hold(new Confidential(FRESH));
      yield* counted;
      expect(notices()).toBe(0);
    }).pipe(Effect.provide(remoteOver({ fetch: backend() }))),
  );

  it.effect("D25: nor one with a token that was renewed, or let go of, before the answer came", () => {
    const renewals: Array<Effect.Effect<void>> = [];
    const fetch = backend(Effect.suspend(() => renewals.pop() ?? Effect.void));
    return Effect.gen(function* () {
      const { credentials, notices } = yield* noticing;
      for (const renewal of [credentials.release(), credentials.hold(new Confidential(FRESH))]) {
        yield* credentials.hold(new Confidential(OLD));
        renewals.push(renewal);
        yield* counted;
      }
      expect([notices(), renewals]).toEqual([0, []]);
    }).pipe(Effect.provide(remoteOver({ fetch })));
  });

  it.effect("§7: nor one with the identity provider's token, for no session is there to expire", () =>
    Effect.gen(function* () {
      const { notices } = yield* noticing;
      yield* counted;
      expect(notices()).toBe(0);
    }).pipe(Effect.provide(remoteOver({ fetch: backend(), identityToken: "identity.token" }))),
  );

  it.effect("§7: nor the exchange, which carries no bearer token", () =>
    Effect.gen(function* () {
      const { credentials, notices } = yield* noticing;
      yield* credentials.hold(new Confidential(OLD));
      const failure = yield* Effect.flip(
        (yield* Authentication).exchange(new Confidential("identity.token")),
      );
      expect([failure, notices()]).toEqual([{ _tag: "Unauthorized" }, 0]);
    }).pipe(Effect.provide(remoteOver({ fetch: backend() }))),
  );
});

describe("P14: a call that is refused with a token that was renewed before the answer came", () => {
  const NEWEST = "newest.token";

  /** Asks with an old token; each of some things happens before an answer. Gives what came of it, and the tokens that were sent. */
  const asked = <A>(
    ask: Effect.Effect<A, RemoteFailure, Users>,
    ...meanwhile: ReadonlyArray<(credentials: Credentials["Service"]) => Effect.Effect<void>>
  ) => {
    const sent: Array<Sent> = [];
    const happening: Array<Effect.Effect<void>> = [];
    const fetch = answering(sent, async ({ headers }) => {
      await Effect.runPromise(happening.shift() ?? Effect.void);
      return headers["authorization"] === `Bearer ${FRESH}`
        ? jsonAnswer(3)
        : new Response("{}", { status: 401 });
    });
    return Effect.gen(function* () {
      const credentials = yield* Credentials;
      yield* credentials.hold(new Confidential(OLD));
      happening.push(...meanwhile.map((happens) => happens(credentials)));
      const outcome = yield* Effect.result(ask);
      return {
        outcome,
        tokens: sent.map(({ headers }) => headers["authorization"]?.replace("Bearer ", "")),
      };
    }).pipe(Effect.provide(remoteOver({ fetch, identityToken: "identity.token" })));
  };

  const renewing = (token: string) => (credentials: Credentials["Service"]) =>
    credentials.hold(new Confidential(token));
  const count = Effect.flatMap(Users, (users) => users.count());

  it.effect("is asked once more with the one that is held now, where it reads", () =>
    Effect.gen(function* () {
      const { outcome, tokens } = yield* asked(count, renewing(FRESH));
      expect([outcome, tokens]).toEqual([Result.succeed(3), [OLD, FRESH]]);
    }),
  );

  it.effect("but only once, whatever is renewed then", () =>
    Effect.gen(function* () {
      const { outcome, tokens } = yield* asked(count, renewing("newer.token"), renewing(NEWEST));
      expect([outcome, tokens]).toMatchObject([Result.fail({ _tag: "Unauthorized" }), [OLD, "newer.token"]]);
    }),
  );

  it.effect("never where it writes", () =>
    Effect.gen(function* () {
      const remove = Effect.flatMap(Users, (users) => users.remove(id("7")));
      const { outcome, tokens } = yield* asked(remove, renewing(FRESH));
      expect([outcome, tokens]).toMatchObject([Result.fail({ _tag: "Unauthorized" }), [OLD]]);
    }),
  );

  it.effect("nor where the session of then is over, whoever has come since", () =>
    Effect.gen(function* () {
      for (const end of [
        (credentials: Credentials["Service"]) => credentials.release(),
        (credentials: Credentials["Service"]) =>
          Effect.andThen(credentials.release(), renewing(FRESH)(credentials)),
      ]) {
        const { outcome, tokens } = yield* asked(count, end);
        expect([outcome, tokens]).toEqual([Result.fail({ _tag: "Unauthorized" }), [OLD]]);
      }
    }),
  );
});

describe("a call that the session's token does not allow", () => {
  const doubted = (
    body: object,
    meanwhile: (credentials: Credentials["Service"]) => Effect.Effect<void> = () => Effect.void,
  ) =>
    Effect.gen(function* () {
      const credentials = yield* Credentials;
      let doubts = 0;
      yield* credentials.watch(
        () => undefined,
        () => {
          doubts += 1;
        },
      );
      yield* counted;
      yield* credentials.hold(new Confidential(OLD));
      yield* counted;
      const atOnce = doubts;
      yield* meanwhile(credentials);
      yield* TestClock.adjust(COOLDOWN_MS);
      return [atOnce, doubts];
    }).pipe(Effect.provide(remoteOver({ fetch: answering([], () => jsonAnswer(body, { status: 403 })) })));

  it.effect("puts in doubt what that allows, at once and after a cooldown that it may have come within", () =>
    Effect.map(doubted({}), (doubts) => expect(doubts).toEqual([1, 2])),
  );

  it.effect("is in doubt no more once the token was renewed, or let go of", () =>
    Effect.gen(function* () {
      expect(yield* doubted({}, ({ hold }) => hold(new Confidential(FRESH)))).toEqual([1, 1]);
      expect(yield* doubted({}, ({ release }) => release())).toEqual([1, 1]);
    }),
  );

  it.effect.each([
    { message: "Nobody deletes their own account" },
    { message: "Not in your plan", feature: "analytics" },
  ])("P23: but not where the backend says why: %o", (body) =>
    Effect.map(doubted(body), (doubts) => expect(doubts).toEqual([0, 0])),
  );
});

describe("§8, D20: the exchange's own reading of failures", () => {
  it.effect.each([401, 404, 500])("§8: %i that says 'User not found' knows no such user", (status) =>
    Effect.gen(function* () {
      const failure = yield* Effect.flip(
        (yield* Authentication).exchange(new Confidential("identity.token")),
      );
      expect(failure).toEqual({ _tag: "NotFound", message: "User not found" });
    }).pipe(
      Effect.provide(
        remoteOver({ fetch: answering([], () => jsonAnswer({ message: "User not found" }, { status })) }),
      ),
    ),
  );

  it.effect("D25: another call's 401 stays one, whatever it says", () =>
    Effect.gen(function* () {
      const failure = yield* Effect.flip((yield* Users).count());
      expect(failure).toEqual({ _tag: "Unauthorized" });
    }).pipe(
      Effect.provide(
        remoteOver({
          fetch: answering([], () => jsonAnswer({ message: "User not found" }, { status: 401 })),
        }),
      ),
    ),
  );
});
