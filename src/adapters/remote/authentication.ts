import * as Effect from "effect/Effect";
import { TracerDisabledWhen } from "effect/http/HttpClient";
import { Confidential } from "../../domain/confidential.ts";
import { Authentication } from "../../domain/ports/authentication.ts";
import { unread } from "../../domain/ports/unread.ts";
import { Refused, type RemoteFailure } from "../../domain/remote-failure.ts";
import { failureOfExchange, ReadingOfFailures } from "./failure-of-answer.ts";
import { port } from "./port.ts";

/** Whether a text can stand between two slashes: browsers resolve dots, and no encoding carries half a character. */
const isSegment = (text: string): boolean => !["", ".", ".."].includes(text) && text.isWellFormed();

/** Lets texts through that can all be segments of a path; says nothing about the text that cannot. */
const segments = (texts: ReadonlyArray<string>): Effect.Effect<void, RemoteFailure> =>
  texts.every(isSegment) ? Effect.void : Effect.fail(Refused("A value cannot be part of an address"));

// The browser lists an address a moment after its answer, later still where its list is full, and forgets them all at
// once or not at all.
const listed = new PerformanceObserver(() => performance.clearResourceTimings());
const forgetAddresses = Effect.sync(() => {
  performance.clearResourceTimings();
  listed.observe({ type: "resource" });
});

/** The refresh token is dropped here; `createUser`, which has a password in its address, leaves no trace. */
export const authentication = port(Authentication)(({ call, invalidating, offered }) => {
  const asking = (payload: { readonly idToken: string; readonly endEarlier?: boolean }) =>
    call("authentication.exchange", { payload }).pipe(
      Effect.map(({ accessToken, user, capabilities }) => {
        offered.told = capabilities;
        return { accessToken: new Confidential(accessToken), user };
      }),
      Effect.provideService(ReadingOfFailures, failureOfExchange),
    );
  return {
    exchange: (idToken) => asking({ idToken: idToken.revealed }),
    endEarlier: (idToken) => Effect.asVoid(asking({ idToken: idToken.revealed, endEarlier: true })),
    createUser: invalidating(["users"], (account) => {
      const { birthDate, email, password, roleId, idToken, allowUnverified = false } = account;
      const query = allowUnverified ? { allowUnverified: "true" as const } : {};
      const params = {
        dob: birthDate.revealed,
        email,
        password: password.revealed,
        roleId: String(roleId),
        tokenId: idToken.revealed,
      };
      return segments(Object.values(params)).pipe(
        Effect.andThen(forgetAddresses),
        Effect.andThen(unread(call("authentication.createUser", { params, query }))),
        Effect.provideService(TracerDisabledWhen, () => true),
      );
    }),
  };
});
