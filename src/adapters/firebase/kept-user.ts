import { Confidential } from "../../domain/confidential.ts";
import type { Identity } from "../../domain/session.ts";

/** Where the SDK keeps who is signed in; its version is pinned, and what looks otherwise says nothing. */
const DATABASE = "firebaseLocalStorageDb";
const STORE = "firebaseLocalStorage";
const keyOf = (apiKey: string): string => `firebase:authUser:${apiKey}:[DEFAULT]`;

/** How long a token must be good still, in milliseconds; the SDK asks for another one before that. */
const SPARE_MS = 60_000;

/** Who was signed in here last time, with a token that is good still. */
export interface KeptUser {
  readonly identity: Identity;
  readonly token: Confidential;
}

const settled = <A>(request: IDBRequest<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(new Error("The browser does not give what it keeps")));
  });

const part = (of: unknown, name: string): unknown =>
  typeof of === "object" && of !== null ? new Map<string, unknown>(Object.entries(of)).get(name) : undefined;

/** Uses what the SDK keeps; rejects where the browser does not give it. */
const inStore = async <A>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => Promise<A>,
): Promise<A | undefined> => {
  // Without a database there is nothing to insist on.
  if (!("indexedDB" in globalThis)) return undefined;
  let isMissing = false;
  const opening = indexedDB.open(DATABASE);
  // One that is not there is the SDK's to make.
  opening.addEventListener("upgradeneeded", () => {
    isMissing = true;
    opening.transaction?.abort();
  });
  const database = await settled(opening).catch((cause: unknown) => {
    if (isMissing) return undefined;
    throw cause;
  });
  try {
    return database?.objectStoreNames.contains(STORE) === true
      ? await use(database.transaction(STORE, mode).objectStore(STORE))
      : undefined;
  } finally {
    database?.close();
  }
};

/**
 * What the SDK keeps in this browser, long before it has asked the provider about them itself: something for `keptUser`, or
 * nothing; rejects where the browser does not say. Later on the SDK knows.
 */
export const readKept = (apiKey: string): Promise<unknown> =>
  inStore("readonly", (store) => settled<unknown>(store.get(keyOf(apiKey))));

/** Lets go of whom the SDK keeps at once, where it is this one; rejects as above. */
export const forgetKept = (apiKey: string, uid: string): Promise<void> =>
  inStore("readwrite", async (store) => {
    const key = keyOf(apiKey);
    const record = await settled<unknown>(store.get(key));
    if (part(part(record, "value"), "uid") === uid) await settled(store.delete(key));
  });

/** Whom the SDK keeps; nobody where it keeps no token that is good at `now` (epoch milliseconds). */
export const keptUser = (record: unknown, now: number): KeptUser | undefined => {
  // By hand: what goes before the program has no room for schemas.
  const user = part(record, "value");
  const [uid, email, displayName] = ["uid", "email", "displayName"].map((name) => part(user, name));
  const tokens = part(user, "stsTokenManager");
  const [token, end] = ["accessToken", "expirationTime"].map((name) => part(tokens, name));
  return typeof uid === "string" &&
    typeof token === "string" &&
    typeof end === "number" &&
    end > now + SPARE_MS
    ? {
        identity: {
          uid,
          email: typeof email === "string" ? email : "",
          ...(typeof displayName === "string" && { displayName }),
        },
        token: new Confidential(token),
      }
    : undefined;
};
