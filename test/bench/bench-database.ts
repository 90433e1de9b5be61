import type { DatabaseLocation } from "../../src/adapters/backend/database/database.ts";

/** Where a benchmark's records are: on the PostgreSQL server of a URL, or in a directory. */
export const locationOf = (where: string): DatabaseLocation =>
  where.startsWith("postgres://") ? { _tag: "Server", url: where } : { _tag: "Directory", directory: where };
