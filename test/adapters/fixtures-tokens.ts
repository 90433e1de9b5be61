import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import { UnsecuredJWT, type JWTPayload } from "jose";

/** The emulator's project in the tests (D53). */
export const PROJECT = "demo-kitchen";

/** The issuer of a project's identity tokens. */
export const issuerOf = (project: string): string => `https://securetoken.google.com/${project}`;

/** Now in seconds, as tokens count time. */
export const nowInSeconds = (): number => Math.floor(Effect.runSync(Clock.currentTimeMillis) / 1_000);

/** What every good identity token of a project says about somebody. */
export const identityClaims = (uid: string, project: string = PROJECT): JWTPayload => ({
  iss: issuerOf(project),
  aud: project,
  sub: uid,
  email: `${uid}@kitchen.example`,
  auth_time: nowInSeconds() - 10,
  iat: nowInSeconds() - 10,
  exp: nowInSeconds() + 3_600,
});

/** An identity token as the emulator issues it: unsigned. */
export const emulatorToken = (uid: string): string => new UnsecuredJWT(identityClaims(uid)).encode();

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token put together by hand, so that its header may say anything. */
export const compact = (header: unknown, claims: unknown, signature = ""): string =>
  `${encoded(header)}.${encoded(claims)}.${signature}`;

/** The parts of a token: header, claims, signature. */
export const partsOf = (token: string): readonly [header: string, claims: string, signature: string] => {
  const [header = "", claims = "", signature = ""] = token.split(".");
  return [header, claims, signature];
};

/** The claims without one of them. */
export const without = (claims: JWTPayload, name: string): JWTPayload =>
  Object.fromEntries(Object.entries(claims).filter(([each]) => each !== name));

/** A token that must be refused, and what is wrong with it. */
export interface Forgery {
  readonly what: string;
  readonly token: string;
}

/** Ways to write "not signed" in a header, the last being none at all. */
export const UNSIGNED_ALGORITHMS = ["none", "None", "NONE", "nOnE", "", undefined] as const;

/** What becomes of a good token when somebody else touches it. */
export const tampered = (good: string, other: string): ReadonlyArray<Forgery> => {
  const [header, claims, signature] = partsOf(good);
  const [, otherClaims] = partsOf(other);
  const flipped = (signature.startsWith("A") ? "B" : "A") + signature.slice(1);
  return [
    { what: "empty", token: "" },
    { what: "no token at all", token: "sample-admin" },
    { what: "three empty parts", token: ".." },
    { what: "a changed signature", token: `${header}.${claims}.${flipped}` },
    { what: "a cut signature", token: good.slice(0, -2) },
    { what: "a missing signature", token: `${header}.${claims}.` },
    { what: "the claims of another token", token: `${header}.${otherClaims}.${signature}` },
  ];
};
