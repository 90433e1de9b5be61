import * as Data from "effect/Data";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { UNTOUCHED, type Identities } from "../../adapters/backend/policy/identities.ts";
import { emulatorOrigin } from "./address.ts";
import type { Identity } from "../settings/settings.ts";

export class EmulatorUnavailable extends Data.TaggedError("EmulatorUnavailable")<{
  readonly reason: string;
}> {
  override get message(): string {
    return `The Auth emulator could not be started: ${this.reason}.`;
  }
}

export const unavailable = (cause: unknown) => new EmulatorUnavailable({ reason: String(cause) });

/** An account that can sign in with its password; the e-mail address counts as verified. */
export interface EmulatorAccount {
  readonly localId: string;
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
}

const asOwner = (method: string, url: string, body: unknown) =>
  Effect.tryPromise({
    try: async (signal) => {
      const response = await fetch(url, {
        method,
        signal,
        headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      return { ok: response.ok, text: await response.text() };
    },
    catch: unavailable,
  }).pipe(
    Effect.filterOrFail(
      ({ ok }) => ok,
      ({ text }) => new EmulatorUnavailable({ reason: `it refused ${method} ${url}: ${text}` }),
    ),
    Effect.map(({ text }) => text),
  );

/** Lets a wrong password and an unknown e-mail address answer alike, as real projects do. */
export const hideKnownEmails = (origin: string, projectId: string) =>
  asOwner("PATCH", `${origin}/emulator/v1/projects/${projectId}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });

/**
 * The emulator's accounts, as its owner: who is disabled signs in no more, and their address is free for whoever is let in
 * with it anew.
 */
const emulatorIdentities = (origin: string, projectId: string): Identities => ({
  disable: (localId) =>
    asOwner("POST", `${origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`, {
      localId,
      disableUser: true,
      deleteAttribute: ["EMAIL"],
    }).pipe(
      Effect.timeout("3 seconds"),
      Effect.catch((failure) => Effect.logWarning("An identity could not be disabled", failure)),
      Effect.asVoid,
    ),
});

/** What the settings give a right to: the emulator's accounts, and nothing over those of a real project. */
export const identitiesOf = (identity: Identity): Identities =>
  identity.kind === "emulator"
    ? emulatorIdentities(emulatorOrigin(identity.port), identity.projectId)
    : UNTOUCHED;

/** The accounts that a bulk request left out, by their place in it. */
const Upload = Schema.fromJsonString(
  Schema.Struct({
    error: Schema.Array(Schema.Struct({ index: Schema.Int, message: Schema.String })),
  }),
);

/** Creates the accounts, or sets those that exist back to these values. Fails with the first one refused. */
export const seedAccounts = Effect.fnUntraced(function* (
  origin: string,
  projectId: string,
  accounts: ReadonlyArray<EmulatorAccount>,
): Effect.fn.Return<void, EmulatorUnavailable> {
  if (accounts.length === 0) return;
  const url = `${origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`;
  const answer = yield* asOwner("POST", url, {
    allowOverwrite: true,
    users: accounts.map(({ password, ...account }) => ({
      ...account,
      rawPassword: password,
      emailVerified: true,
    })),
  });
  const { error } = yield* Schema.decodeUnknownEffect(Upload)(answer).pipe(
    Effect.mapError(
      () => new EmulatorUnavailable({ reason: `its answer to the accounts makes no sense: ${answer}` }),
    ),
  );
  const [refused] = error;
  if (refused === undefined) return;
  const email = accounts[refused.index]?.email;
  return yield* new EmulatorUnavailable({ reason: `it refused the account ${email}: ${refused.message}` });
});
