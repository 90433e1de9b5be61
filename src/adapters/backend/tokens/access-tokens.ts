import { randomBytes } from "node:crypto";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { jwtVerify, SignJWT } from "jose";
import { Unauthorized, type RemoteFailure } from "../../../domain/remote-failure.ts";

/** The product's own tokens: issued by an exchange, asked for by every other call. */
export class AccessTokens extends Context.Service<
  AccessTokens,
  {
    /** A token for an identity, good for an hour. */
    readonly issue: (uid: string) => Effect.Effect<string>;
    /** Whose token it is; every doubt is `Unauthorized`. */
    readonly verify: (token: string) => Effect.Effect<string, RemoteFailure>;
  }
>()("backend/AccessTokens") {}

const ISSUER = "kitchen-console";
const AUDIENCE = "kitchen-console-api";
const TYPE = "at+jwt";
const ALGORITHM = "HS256";

/** The key of a process; it lives as long as that process, so nothing on disk can forge a token. */
export const SigningKey = Context.Reference("backend/SigningKey", { defaultValue: () => randomBytes(32) });

export const accessTokens = Layer.effect(
  AccessTokens,
  Effect.map(SigningKey, (key) =>
    AccessTokens.of({
      issue: (uid) =>
        Effect.promise(() =>
          new SignJWT()
            .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
            .setSubject(uid)
            .setIssuer(ISSUER)
            .setAudience(AUDIENCE)
            .setIssuedAt()
            .setExpirationTime("1h")
            .sign(key),
        ),
      verify: (token) =>
        Effect.tryPromise({
          try: () =>
            jwtVerify(token, key, {
              issuer: ISSUER,
              audience: AUDIENCE,
              typ: TYPE,
              algorithms: [ALGORITHM],
              requiredClaims: ["sub", "exp"],
            }),
          catch: () => Unauthorized,
        }).pipe(Effect.map(({ payload }) => payload.sub ?? "")),
    }),
  ),
);
