import { exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from "jose";
import {
  compact,
  emulatorToken,
  identityClaims,
  nowInSeconds,
  partsOf,
  tampered,
  UNSIGNED_ALGORITHMS,
  without,
  type Forgery,
} from "../fixtures-tokens.ts";

/** The key that the backend of the test signs with. */
export const KEY = Buffer.from("0123456789abcdef0123456789abcdef");

// What an access token is made of, written here by hand.
const HEADER = { alg: "HS256", typ: "at+jwt", kid: "test" };
const CLAIMS: JWTPayload = {
  sub: "sample-viewer",
  iss: "kitchen-console",
  aud: "kitchen-console-api",
  iat: nowInSeconds() - 10,
  exp: nowInSeconds() + 3_600,
};

const signed = (
  claims: JWTPayload,
  header: { readonly alg: string; readonly typ?: string; readonly kid?: string } = HEADER,
  key: Buffer | CryptoKey = KEY,
): Promise<string> => new SignJWT(claims).setProtectedHeader(header).sign(key);

/** A token that nothing is wrong with. */
export const goodAccessToken = await signed(CLAIMS);

const rsa = await generateKeyPair("RS256", { extractable: true });
const publicPem = Buffer.from(await exportSPKI(rsa.publicKey));
const [, , signature] = partsOf(goodAccessToken);

const withClaims: ReadonlyArray<readonly [what: string, claims: JWTPayload]> = [
  ["another issuer", { ...CLAIMS, iss: "kitchen" }],
  ["no issuer", without(CLAIMS, "iss")],
  ["another audience", { ...CLAIMS, aud: "kitchen-console" }],
  ["no audience", without(CLAIMS, "aud")],
  ["expired", { ...CLAIMS, exp: nowInSeconds() - 1 }],
  ["no end", without(CLAIMS, "exp")],
  ["not yet valid", { ...CLAIMS, nbf: nowInSeconds() + 3_600 }],
  ["about nobody", without(CLAIMS, "sub")],
  ["about the empty uid", { ...CLAIMS, sub: "" }],
  ["about a stranger", { ...CLAIMS, sub: "sample-stranger" }],
  ["about a NUL", { ...CLAIMS, sub: "\u0000" }],
  ["about a user's id", { ...CLAIMS, sub: "1" }],
];

/** Access tokens that must be refused. */
export const FORGED_ACCESS_TOKENS: ReadonlyArray<Forgery> = [
  ...tampered(goodAccessToken, await signed({ ...CLAIMS, sub: "sample-admin" })),
  { what: "unsigned", token: new UnsecuredJWT(CLAIMS).encode() },
  ...UNSIGNED_ALGORITHMS.flatMap((alg) => [
    { what: `alg ${alg}`, token: compact({ ...HEADER, alg }, CLAIMS) },
    { what: `alg ${alg} with a signature`, token: compact({ ...HEADER, alg }, CLAIMS, signature) },
  ]),
  { what: "another key's name", token: await signed(CLAIMS, { ...HEADER, kid: "process" }) },
  { what: "no key's name", token: await signed(CLAIMS, { alg: HEADER.alg, typ: HEADER.typ }) },
  { what: "another key", token: await signed(CLAIMS, HEADER, Buffer.alloc(32, 1)) },
  { what: "a key of zeroes", token: await signed(CLAIMS, HEADER, Buffer.alloc(32)) },
  { what: "HS256 with a public key", token: await signed(CLAIMS, HEADER, publicPem) },
  { what: "HS384", token: await signed(CLAIMS, { ...HEADER, alg: "HS384" }) },
  { what: "HS512", token: await signed(CLAIMS, { ...HEADER, alg: "HS512" }) },
  { what: "RS256", token: await signed(CLAIMS, { ...HEADER, alg: "RS256" }, rsa.privateKey) },
  { what: "another typ", token: await signed(CLAIMS, { ...HEADER, typ: "JWT" }) },
  { what: "no typ", token: await new SignJWT(CLAIMS).setProtectedHeader({ alg: "HS256" }).sign(KEY) },
  ...(await Promise.all(
    withClaims.map(async ([what, claims]): Promise<Forgery> => ({ what, token: await signed(claims) })),
  )),
  { what: "an emulator's identity token", token: emulatorToken("sample-admin") },
  {
    what: "a project's identity token",
    token: await signed(identityClaims("sample-admin"), { ...HEADER, alg: "RS256" }, rsa.privateKey),
  },
];
