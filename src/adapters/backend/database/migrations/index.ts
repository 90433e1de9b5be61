import { users } from "./0001-users.ts";
import { records } from "./0002-records.ts";
import { imageBytes } from "./0003-image-bytes.ts";

/** Every migration by number and name, oldest first. A migration that has landed is never changed. */
export const MIGRATIONS = { "0001_users": users, "0002_records": records, "0003_image-bytes": imageBytes };
