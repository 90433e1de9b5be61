import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schedule from "effect/Schedule";
import { IdentityProvider } from "../../domain/ports/identity-provider.ts";
import type { Identity } from "../../domain/session.ts";
import { NETWORK_FAILED, PAGE_OUTDATED, type SignInFailure } from "../../domain/sign-in-failure.ts";
import type { Accounts } from "./accounts/accounts.ts";
import type { FirebaseConfiguration } from "./configuration.ts";
import { forgetKept, keptUser, readKept } from "./kept-user.ts";

/** How long the SDK, which is large, lets the page of somebody go first who is let in without it. */
const BEHIND_THE_PAGE = "1 second";

/** How often a browser is asked again that does not say whom it keeps, as happens while it begins. */
const INSISTING = { schedule: Schedule.exponential("250 millis"), times: 4 };

/** Whom this browser was about to let go of, which may have been closed before it had. */
export interface UnfinishedSignOut {
  readonly uid: () => string | undefined;
  readonly begin: (uid: string) => void;
  readonly end: () => void;
}

/**
 * `IdentityProvider` by Firebase Auth, kept in this browser between visits. Its SDK comes when it is needed; whom the
 * browser keeps with a token that is good is known without it: from `record`, where that was read already.
 */
export const identityProviderFirebase = (
  configuration: FirebaseConfiguration,
  unfinished: UnfinishedSignOut,
  isOutdated: () => Promise<boolean>,
  record?: Promise<unknown>,
) =>
  Layer.sync(IdentityProvider, () => {
    const { apiKey } = configuration;
    let opened: Accounts | undefined;
    let reading = record;
    const readAnew = (): void => void (reading = undefined);
    const forget = (uid: string) =>
      Effect.tap(
        Effect.tryPromise(() => forgetKept(apiKey, uid)),
        () => Effect.sync(readAnew),
      );
    const left = unfinished.uid();
    const finishing =
      left === undefined
        ? Promise.resolve()
        : Effect.runPromise(
            Effect.ignore(Effect.andThen(Effect.retry(forget(left), INSISTING), Effect.sync(unfinished.end))),
          );
    /** Nobody is read before what the last page was closed over is done. */
    const finished = Effect.promise(() => finishing);
    const arriving = Effect.andThen(
      finished,
      Effect.tryPromise(() => import("./accounts/accounts.ts")),
    ).pipe(
      Effect.catch(() =>
        Effect.flatMap(Effect.promise(isOutdated), (hasGone) =>
          Effect.fail(hasGone ? PAGE_OUTDATED : NETWORK_FAILED),
        ),
      ),
      Effect.map(({ accountsFirebase }) => (opened ??= accountsFirebase(configuration))),
    );
    const accounts = Effect.suspend(() => (opened === undefined ? arriving : Effect.succeed(opened)));
    const use = <A>(ask: (accounts: Accounts) => Effect.Effect<A, SignInFailure>) =>
      Effect.flatMap(accounts, ask);
    /** Whoever comes in is there, even if letting go of them has not worked before. */
    const enter = (ask: (accounts: Accounts) => Effect.Effect<Identity, SignInFailure>) =>
      Effect.tap(use(ask), () => Effect.sync(unfinished.end));
    const whatIsKept = Effect.andThen(
      finished,
      Effect.tryPromise({
        try: () => (reading ??= readKept(apiKey)),
        catch: readAnew,
      }),
    ).pipe(
      Effect.retry(INSISTING),
      Effect.orElseSucceed(() => undefined),
    );
    /** Nobody as soon as the SDK itself knows who is there. */
    const kept = Effect.flatMap(Clock.currentTimeMillis, (now) =>
      opened?.areKnown() === true ? Effect.undefined : Effect.map(whatIsKept, (read) => keptUser(read, now)),
    );
    return IdentityProvider.of({
      restore: () =>
        Effect.flatMap(kept, (user) =>
          user === undefined
            ? Effect.flatMap(Effect.orDie(accounts), (there) => there.restore())
            : Effect.succeed(user.identity),
        ),
      signInWithEmail: (email, password) => enter((there) => there.signInWithEmail(email, password)),
      register: (email, password, username) => enter((there) => there.register(email, password, username)),
      resetPassword: (email) => use((there) => there.resetPassword(email)),
      verifyAddress: () => use((there) => there.verifyAddress()),
      signInWithGoogle: () => enter((there) => there.signInWithGoogle()),
      idToken: () =>
        Effect.flatMap(kept, (user) =>
          user === undefined
            ? use((there) => there.idToken())
            : Effect.succeed({ uid: user.identity.uid, token: user.token }),
        ),
      // By hand at first: the SDK has to come, and to hear from the provider, before it lets go of anybody.
      signOut: Effect.fnUntraced(function* (uid) {
        unfinished.begin(uid);
        const isForgotten = yield* Effect.isSuccess(forget(uid));
        if (opened !== undefined || !isForgotten) yield* use((there) => there.signOut(uid));
        unfinished.end();
      }),
      signedOutElsewhere: (uid) =>
        Effect.suspend(() => {
          readAnew();
          return opened?.signedOutElsewhere(uid) ?? Effect.void;
        }),
      account: () => Effect.flatMap(Effect.orDie(accounts), (there) => there.account()),
      changePassword: (current, next) => use((there) => there.changePassword(current, next)),
      watch: Effect.fnUntraced(function* (changed) {
        if ((yield* kept) !== undefined) yield* Effect.sleep(BEHIND_THE_PAGE);
        const there = yield* accounts.pipe(Effect.retry(Schedule.spaced("30 seconds")), Effect.orDie);
        yield* there.watch(changed);
      }),
    });
  });
