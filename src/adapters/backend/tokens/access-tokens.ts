import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import { jwtVerify, SignJWT } from "jose";
import { Unauthorized, type RemoteFailure } from "../../../domain/remote-failure.ts";
import type { IdentitySession } from "../policy/accounts.ts";
import { namedIn, ofThisProcess } from "./key-ring.ts";

/** The product's own tokens: issued by an exchange, asked for by every other call. */
export class AccessTokens extends Context.Service<
  AccessTokens,
  {
    /** A token for a session, good for an hour. */
    readonly issue: (session: IdentitySession) => Effect.Effect<string>;
    /** Whose token it is; every doubt is `Unauthorized`. */
    readonly verify: (token: string) => Effect.Effect<IdentitySession, RemoteFailure>;
  }
>()("backend/AccessTokens") {}

const ISSUER = "kitchen-console";
const AUDIENCE = "kitchen-console-api";
const TYPE = "at+jwt";
const ALGORITHM = "HS256";

/** Tokens of earlier versions do not say when the session began: before any other. */
const SignedInAt = Schema.Finite.pipe(Schema.withDecodingDefaultKey(Effect.succeed(0)));
const Claims = Schema.Struct({ sub: Schema.String, auth_time: SignedInAt });
const decodeClaims = Schema.decodeUnknownEffect(Claims);

/** The keys of all processes that serve the same people: the first signs, every one is believed. */
export const SigningKeys = Context.Reference("backend/SigningKeys", { defaultValue: ofThisProcess });

export const accessTokens = Layer.effect(
  AccessTokens,
  Effect.map(SigningKeys, (keys) => {
    const [signing] = keys;
    const secretOf = namedIn(keys);
    return AccessTokens.of({
      issue: ({ uid, signedInAt }) =>
        Effect.promise(() =>
          new SignJWT({ auth_time: signedInAt })
            .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: signing.kid })
            .setSubject(uid)
            .setIssuer(ISSUER)
            .setAudience(AUDIENCE)
            .setIssuedAt()
            .setExpirationTime("1h")
            .sign(signing.secret),
        ),
      verify: (token) =>
        Effect.tryPromise(() =>
          jwtVerify(token, secretOf, {
            issuer: ISSUER,
            audience: AUDIENCE,
            typ: TYPE,
            algorithms: [ALGORITHM],
            requiredClaims: ["sub", "exp"],
          }),
        ).pipe(
          Effect.flatMap(({ payload }) => decodeClaims(payload)),
          Effect.mapBoth({
            onFailure: () => Unauthorized,
            onSuccess: ({ sub, auth_time }) => ({ uid: sub, signedInAt: auth_time }),
          }),
        ),
    });
  }),
);
