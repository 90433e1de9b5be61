import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { compactDecrypt, CompactEncrypt } from "jose";
import { namedIn, ofThisProcess } from "./key-ring.ts";

const ALGORITHM = "dir";
const ENCRYPTION = "A256GCM";

/** The keys of all processes that share a database: the first seals what is kept there, every one opens it. */
export const EncryptionKeys = Context.Reference("backend/EncryptionKeys", { defaultValue: ofThisProcess });

/** Somebody's token of another service as it is kept: encrypted, and opened as that person's only. */
export const sealingTokens = Effect.map(EncryptionKeys, (keys) => {
  const [sealing] = keys;
  const secretOf = namedIn(keys);
  return {
    seal: (owner: string, token: string): Effect.Effect<string> =>
      Effect.promise(() =>
        new CompactEncrypt(new TextEncoder().encode(token))
          .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION, kid: sealing.kid, sub: owner })
          .encrypt(sealing.secret),
      ),
    /** Nothing where no key opens it, or it is somebody else's. */
    open: (owner: string, sealed: string): Effect.Effect<string | undefined> =>
      Effect.tryPromise(() =>
        compactDecrypt(sealed, secretOf, {
          keyManagementAlgorithms: [ALGORITHM],
          contentEncryptionAlgorithms: [ENCRYPTION],
        }),
      ).pipe(
        Effect.map(({ plaintext, protectedHeader }) =>
          protectedHeader["sub"] === owner ? new TextDecoder().decode(plaintext) : undefined,
        ),
        Effect.orElseSucceed(() => undefined),
      ),
  };
});
