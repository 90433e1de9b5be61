/** What a backend may have beyond §7; the console uses it only where the backend says so, and does without it elsewhere (D57). */
export const CAPABILITIES = [
  "lists",
  "fields",
  "activity",
  "series",
  "moderation",
  "plans",
  "sessions",
  "account",
  "messages",
  "uploads",
  "once",
] as const;

export type Capability = (typeof CAPABILITIES)[number];
