import {
  createLocalJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  SignJWT,
  UnsecuredJWT,
  type JWTHeaderParameters,
  type JWTPayload,
} from "jose";
import {
  compact,
  identityClaims,
  issuerOf,
  nowInSeconds,
  partsOf,
  PROJECT,
  tampered,
  UNSIGNED_ALGORITHMS,
  without,
  type Forgery,
} from "../fixtures-tokens.ts";

const rsa = await generateKeyPair("RS256", { extractable: true });
const otherRsa = await generateKeyPair("RS256", { extractable: true });
/** The published key's private half, for signing in another way. */
const rsaFor = async (algorithm: string) => importJWK(await exportJWK(rsa.privateKey), algorithm);
const publicPem = Buffer.from(await exportSPKI(rsa.publicKey));

/** The keys that the provider of the test publishes; they do not say which algorithm they are for. */
export const publishedKeys = createLocalJWKSet({
  keys: [{ ...(await exportJWK(rsa.publicKey)), kid: "published", use: "sig" }],
});

const HEADER: JWTHeaderParameters = { alg: "RS256", kid: "published", typ: "JWT" };
const CLAIMS = identityClaims("sample-viewer");

const signed = (
  claims: JWTPayload,
  header: JWTHeaderParameters = HEADER,
  key: CryptoKey | Uint8Array = rsa.privateKey,
): Promise<string> => new SignJWT(claims).setProtectedHeader(header).sign(key);

/** A real project's token that nothing is wrong with. */
export const goodProjectToken = await signed(CLAIMS);

/** An emulator's token that nothing is wrong with. */
export const goodEmulatorToken = new UnsecuredJWT(CLAIMS).encode();

const later = nowInSeconds() + 3_600;

// What may be wrong with a token whoever made it.
const BAD_CLAIMS: ReadonlyArray<readonly [what: string, claims: JWTPayload]> = [
  ["a foreign project", identityClaims("sample-viewer", "demo-other")],
  ["a foreign issuer", { ...CLAIMS, iss: issuerOf("demo-other") }],
  ["another provider as issuer", { ...CLAIMS, iss: "https://accounts.google.com" }],
  ["an issuer with one slash more", { ...CLAIMS, iss: `${issuerOf(PROJECT)}/` }],
  ["no issuer", without(CLAIMS, "iss")],
  ["a foreign audience", { ...CLAIMS, aud: "demo-other" }],
  ["an audience in capitals", { ...CLAIMS, aud: PROJECT.toUpperCase() }],
  ["no audience", without(CLAIMS, "aud")],
  ["expired", { ...CLAIMS, exp: nowInSeconds() - 60 }],
  ["no end", without(CLAIMS, "exp")],
  ["not yet valid", { ...CLAIMS, nbf: later }],
  ["issued in the future", { ...CLAIMS, iat: later }],
  ["no time of issue", without(CLAIMS, "iat")],
  ["signed in in the future", { ...CLAIMS, auth_time: later }],
  ["no time of signing in", without(CLAIMS, "auth_time")],
  ["a time of signing in that is no number", { ...CLAIMS, auth_time: "yesterday" }],
  ["about nobody", without(CLAIMS, "sub")],
  ["about the empty uid", { ...CLAIMS, sub: "" }],
];

const [, , signature] = partsOf(goodProjectToken);

/** Tokens that must be refused beside a real project. */
export const FORGED_PROJECT_TOKENS: ReadonlyArray<Forgery> = [
  ...tampered(goodProjectToken, await signed(identityClaims("sample-admin"))),
  { what: "an emulator's token", token: goodEmulatorToken },
  ...UNSIGNED_ALGORITHMS.flatMap((alg) => [
    { what: `alg ${alg}`, token: compact({ ...HEADER, alg }, CLAIMS) },
    { what: `alg ${alg} with a signature`, token: compact({ ...HEADER, alg }, CLAIMS, signature) },
  ]),
  {
    what: "HS256 with the published key",
    token: await signed(CLAIMS, { ...HEADER, alg: "HS256" }, publicPem),
  },
  { what: "RS512", token: await signed(CLAIMS, { ...HEADER, alg: "RS512" }, await rsaFor("RS512")) },
  { what: "PS256", token: await signed(CLAIMS, { ...HEADER, alg: "PS256" }, await rsaFor("PS256")) },
  { what: "a key that is not published", token: await signed(CLAIMS, HEADER, otherRsa.privateKey) },
  {
    what: "a key that the token brings along",
    token: await signed(CLAIMS, { ...HEADER, jwk: await exportJWK(otherRsa.publicKey) }, otherRsa.privateKey),
  },
  { what: "an unknown key id", token: await signed(CLAIMS, { ...HEADER, kid: "unpublished" }) },
  ...(await Promise.all(
    BAD_CLAIMS.map(async ([what, claims]): Promise<Forgery> => ({ what, token: await signed(claims) })),
  )),
];

/** Tokens that must be refused beside the emulator. */
export const FORGED_EMULATOR_TOKENS: ReadonlyArray<Forgery> = [
  { what: "empty", token: "" },
  { what: "no token at all", token: "sample-admin" },
  { what: "signed by a project", token: goodProjectToken },
  { what: "signed with a secret", token: await signed(CLAIMS, { alg: "HS256" }, Buffer.alloc(32)) },
  { what: "unsigned with a signature", token: compact({ alg: "none" }, CLAIMS, signature) },
  ...["None", "NONE", "nOnE", "", undefined, "HS256", "RS256"].map((alg) => ({
    what: `alg ${alg} without a signature`,
    token: compact({ alg }, CLAIMS),
  })),
  ...BAD_CLAIMS.map(([what, claims]) => ({ what, token: compact({ alg: "none" }, claims) })),
];
