/** What stands for a secret in everything that a developer sees. */
export const REDACTED = "‹redacted›";

const SECRETS = new Set(["password", "token", "idtoken", "accesstoken", "refreshtoken", "birthdate"]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const redactedValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(redactedValue);
  return isRecord(value) ? redacted(value) : value;
};

/** A record without passwords, tokens and dates of birth, however deep they lie. */
export const redacted = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key,
      SECRETS.has(key.toLowerCase()) ? REDACTED : redactedValue(value),
    ]),
  );
