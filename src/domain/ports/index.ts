import type { Analytics } from "./analytics.ts";
import type { Business } from "./business.ts";
import type { Google } from "./google.ts";
import type { Subscriptions } from "./subscriptions.ts";
import type { Health } from "./health.ts";
import type { Roles } from "./roles.ts";
import type { Search } from "./search.ts";
import type { Users } from "./users.ts";

/** What a page may read. */
export type ReadingPorts = Users | Roles | Search | Health | Business | Subscriptions | Google | Analytics;
