import type { Health } from "./health.ts";
import type { Locations } from "./locations.ts";
import type { KitchenImages } from "./kitchen-images.ts";
import type { Kitchens } from "./kitchens.ts";
import type { Roles } from "./roles.ts";
import type { Search } from "./search.ts";
import type { TribeImages } from "./tribe-images.ts";
import type { Tribes } from "./tribes.ts";
import type { Users } from "./users.ts";
import type { Votes } from "./votes.ts";

/** What a page may read. */
export type ReadingPorts = Users | Roles | Search | Health | Tribes | TribeImages | Locations;
export type ReadingPorts = Users | Roles | Search | Health | Kitchens | KitchenImages | Votes;
