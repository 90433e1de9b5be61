import * as Clock from "effect/Clock";
import * as Context from "effect/Context";
import * as Data from "effect/Data";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import {
  createRemoteJWKSet,
  errors,
  jwtVerify,
  UnsecuredJWT,
  type JWTPayload,
  type JWTVerifyGetKey,
} from "jose";
import { Unauthorized, type RemoteFailure } from "../../../domain/remote-failure.ts";
import type { VerifiedIdentity } from "../policy/accounts.ts";

/** Where identity tokens come from: a real project, or the emulator's unsigned ones. */
export interface IdentitySource {
  readonly kind: "firebase" | "emulator";
  readonly projectId: string;
}

/** Tells who an identity token is about; every doubt is `Unauthorized`. */
export class IdentityTokens extends Context.Service<
  IdentityTokens,
  { readonly verify: (token: string) => Effect.Effect<VerifiedIdentity, RemoteFailure> }
>()("backend/IdentityTokens") {}

/** The provider's keys cannot be read now, so that nobody knows whose a token is. */
export class IdentityProviderAway extends Data.TaggedError("IdentityProviderAway")<{
  readonly cause: unknown;
}> {}

const KEYS = new URL(
  "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com",
);

/** The provider's uids are no longer. */
const Uid = Schema.NonEmptyString.check(Schema.isMaxLength(128));

const Claims = Schema.Struct({
  sub: Uid,
  email: Schema.optional(Schema.String),
  name: Schema.optional(Schema.String),
  email_verified: Schema.optional(Schema.Boolean),
  auth_time: Schema.Finite,
  iat: Schema.Finite,
});

/** Seconds that two clocks may differ by. */
const CLOCK_TOLERANCE = 30;

/** What the published keys themselves say about a token. */
const VERDICTS = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported];

const verifierOf = (
  { kind, projectId }: IdentitySource,
  keys: JWTVerifyGetKey,
): ((token: string) => Promise<JWTPayload>) => {
  const expected = {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    clockTolerance: CLOCK_TOLERANCE,
    requiredClaims: ["sub", "iat", "exp", "auth_time"],
  };
  if (kind === "emulator") return async (token) => UnsecuredJWT.decode(token, expected).payload;
  return async (token) => (await jwtVerify(token, keys, { ...expected, algorithms: ["RS256"] })).payload;
};

/** Tells keys that cannot be read from a token whose key is none of them. */
const withoutVerdict =
  (keys: JWTVerifyGetKey): JWTVerifyGetKey =>
  async (header, token) => {
    try {
      return await keys(header, token);
    } catch (cause) {
      if (VERDICTS.some((Verdict) => cause instanceof Verdict)) throw cause;
      throw new IdentityProviderAway({ cause });
    }
  };

/** The one verifier, chosen once at start; `keys` are the provider's published ones. */
export const identityTokens = (source: IdentitySource, keys: JWTVerifyGetKey = createRemoteJWKSet(KEYS)) =>
  Layer.sync(IdentityTokens, () => {
    const payloadOf = verifierOf(source, withoutVerdict(keys));
    return IdentityTokens.of({
      verify: Effect.fnUntraced(function* (token) {
        const payload = yield* Effect.tryPromise({
          try: () => payloadOf(token),
          catch: (cause) => (cause instanceof IdentityProviderAway ? cause : Unauthorized),
        }).pipe(Effect.catchTag("IdentityProviderAway", Effect.die));
        const claims = yield* Schema.decodeUnknownEffect(Claims)(payload).pipe(
          Effect.mapError(() => Unauthorized),
        );
        const now = (yield* Clock.currentTimeMillis) / 1000;
        const fromTheFuture = Math.max(claims.iat, claims.auth_time) > now + CLOCK_TOLERANCE;
        if (fromTheFuture) return yield* Effect.fail(Unauthorized);
        return {
          uid: claims.sub,
          email: claims.email ?? "",
          ...(claims.name !== undefined && { displayName: claims.name }),
          isVerified: claims.email_verified ?? false,
          signedInAt: claims.auth_time,
          toldAt: claims.iat,
        };
      }),
    });
  });
