import { Confidential } from "../../domain/confidential.ts";
import type { Identity } from "../../domain/session.ts";

/** Where the SDK keeps who is signed in; its version is pinned, and what looks otherwise says nothing. */
export const keptKey = (apiKey: string): string => `firebase:authUser:${apiKey}:[DEFAULT]`;

/** How long a token must be good still, in milliseconds; the SDK asks for another one before that. */
const SPARE_MS = 60_000;

/** Who was signed in here last time, with a token that is good still. */
export interface KeptUser {
  readonly identity: Identity;
  readonly token: Confidential;
}

const read = (apiKey: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(keptKey(apiKey)) ?? "null");
  } catch {
    return undefined;
  }
};

const part = (of: unknown, name: string): unknown =>
  typeof of === "object" && of !== null ? new Map<string, unknown>(Object.entries(of)).get(name) : undefined;

/**
 * Whom the SDK keeps in this browser, long before it has asked the provider about them itself; nobody where it keeps no
 * token that is good at `now` (epoch milliseconds). Later on the SDK knows.
 */
export const keptUser = (apiKey: string, now: number): KeptUser | undefined => {
  // By hand: what goes before the program has no room for schemas.
  const user = read(apiKey);
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
