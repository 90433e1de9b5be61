import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { Confidential } from "../../domain/confidential.ts";
import type { IdToken } from "../../domain/ports/identity-provider.ts";

/** Where the SDK keeps who is signed in; its version is pinned, and what looks otherwise says nothing. */
const DATABASE = "firebaseLocalStorageDb";
const STORE = "firebaseLocalStorage";
const keyOf = (apiKey: string): string => `firebase:authUser:${apiKey}:[DEFAULT]`;

/** How long a token must be good still, in milliseconds; the SDK asks for another one before that. */
const SPARE_MS = 60_000;

const Kept = Schema.Struct({
  value: Schema.Struct({
    uid: Schema.String,
    stsTokenManager: Schema.Struct({ accessToken: Schema.String, expirationTime: Schema.Finite }),
  }),
});

const settled = <A>(request: IDBRequest<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(new Error("The browser does not give what it keeps")));
  });

const kept = async (apiKey: string): Promise<unknown> => {
  const opening = indexedDB.open(DATABASE);
  // One that is not there is the SDK's to make.
  opening.addEventListener("upgradeneeded", () => opening.transaction?.abort());
  const database = await settled(opening);
  try {
    return await settled(database.transaction(STORE).objectStore(STORE).get(keyOf(apiKey)));
  } finally {
    database.close();
  }
};

/** The token that the SDK keeps in this browser, as long as it is good; it says so before the SDK has asked the provider. */
export const keptToken = (apiKey: string): Effect.Effect<IdToken | undefined> =>
  Effect.gen(function* () {
    const found = yield* Effect.tryPromise(() => kept(apiKey));
    const { value } = yield* Schema.decodeUnknownEffect(Kept)(found);
    const { accessToken, expirationTime } = value.stsTokenManager;
    const now = yield* Clock.currentTimeMillis;
    return expirationTime > now + SPARE_MS
      ? { uid: value.uid, token: new Confidential(accessToken) }
      : undefined;
  }).pipe(Effect.orElseSucceed(() => undefined));
