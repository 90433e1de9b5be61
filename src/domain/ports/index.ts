import type { Blocks } from "./blocks.ts";
import type { Comments } from "./comments.ts";
import type { Dates } from "./dates.ts";
import type { Favorites } from "./favorites.ts";
import type { Health } from "./health.ts";
import type { Reports } from "./reports.ts";
import type { Roles } from "./roles.ts";
import type { Search } from "./search.ts";
import type { Users } from "./users.ts";

/** What a page may read. */
export type ReadingPorts = Users | Roles | Search | Health | Comments | Favorites | Blocks | Dates | Reports;
