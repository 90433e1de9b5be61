import { users } from "./0001-users.ts";
import { records } from "./0002-records.ts";
import { business } from "./0003-business.ts";
import { imageBytes } from "./0004-image-bytes.ts";
import { searchIndex } from "./0005-search-index.ts";
import { googleAccess } from "./0006-google-access.ts";
import { commentBlocks } from "./0007-comment-blocks.ts";

/** Every migration by number and name, oldest first. A migration that has landed is never changed. */
export const MIGRATIONS = {
  "0001_users": users,
  "0002_records": records,
  "0003_business": business,
  "0004_image-bytes": imageBytes,
  "0005_search-index": searchIndex,
  "0006_google-access": googleAccess,
  "0007_comment-blocks": commentBlocks,
};
