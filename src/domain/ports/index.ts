import type { Health } from "./health.ts";
import type { KitchenImages } from "./kitchen-images.ts";
import type { Kitchens } from "./kitchens.ts";
import type { Roles } from "./roles.ts";
import type { Search } from "./search.ts";
import type { Users } from "./users.ts";
import type { Votes } from "./votes.ts";

/** What a page may read. */
export type ReadingPorts = Users | Roles | Search | Health | Kitchens | KitchenImages | Votes;
