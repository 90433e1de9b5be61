import type { Health } from "./health.ts";
import type { Notifications } from "./notifications.ts";
import type { ProfileImages } from "./profile-images.ts";
import type { Roles } from "./roles.ts";
import type { Search } from "./search.ts";
import type { Users } from "./users.ts";

/** What a page may read. */
export type ReadingPorts = Users | Roles | Search | Notifications | ProfileImages | Health;
