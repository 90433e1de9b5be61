import * as Effect from "effect/Effect";
import { EmulatorUnavailable } from "./emulator-unavailable.ts";

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
    catch: (cause) => new EmulatorUnavailable({ reason: String(cause) }),
  }).pipe(
    Effect.filterOrFail(
      ({ ok }) => ok,
      ({ text }) => new EmulatorUnavailable({ reason: `it refused ${method} ${url}: ${text}` }),
    ),
    Effect.asVoid,
  );

/** Lets a wrong password and an unknown e-mail address answer alike, as real projects do. */
export const hideKnownEmails = (origin: string, projectId: string) =>
  asOwner("PATCH", `${origin}/emulator/v1/projects/${projectId}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });

/** Creates the accounts, or sets those that exist back to these values. */
export const seedAccounts = (origin: string, projectId: string, accounts: ReadonlyArray<EmulatorAccount>) =>
  asOwner("POST", `${origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`, {
    allowOverwrite: true,
    users: accounts.map(({ password, ...account }) => ({
      ...account,
      rawPassword: password,
      emailVerified: true,
    })),
  });
