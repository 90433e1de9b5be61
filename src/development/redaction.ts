/** What stands for a secret in everything that a developer sees. */
export const REDACTED = "‹redacted›";

const SECRETS = new Set(["password", "idtoken", "accesstoken", "refreshtoken", "birthdate"]);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** A record without passwords, tokens and dates of birth, however deep they lie. */
export const redacted = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => {
      if (SECRETS.has(key.toLowerCase())) return [key, REDACTED];
      return [key, isRecord(value) && !Array.isArray(value) ? redacted(value) : value];
    }),
  );
