import { ANYWHERE, empty } from "../database-image.ts";
import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import { operations } from "../../../src/adapters/contract/operation-rows.ts";
import { cascades, REMOVALS } from "../backend/cascades.ts";
import { changedBy } from "./changed.ts";

// Whoever names somebody or a tribe shows their picture (D59).
const CONTRIBUTED = ["comments", "favorites", "blocks", "dates", "reports"];
const NAMING_TRIBES = ["tribes", "kitchens", "comments"];

/** Which reads show the rows of a table; a table that no cached read shows has none. */
const SHOWN: Readonly<Record<string, ReadonlyArray<string>>> = {
  users: ["users"],
  kitchens: ["kitchens"],
  kitchen_images: ["kitchenImages"],
  kitchen_votes: ["votes"],
  tribes: ["tribes"],
  tribe_members: ["users", "tribes"],
  tribe_images: ["tribeImages", ...NAMING_TRIBES],
  comments: ["comments"],
  favorites: ["favorites"],
  blocks: ["blocks"],
  dates: ["dates"],
  reports: ["reports"],
  report_presence: [],
  creations: [],
  locations: ["locations"],
  notifications: ["notifications"],
  notification_copies: ["notifications"],
  profile_images: ["profileImages", "users", "tribes", "kitchens", "notifications", "votes", ...CONTRIBUTED],
  uploads: [],
  businesses: ["business"],
  business_locations: ["business", "google"],
  business_days: ["business"],
  google_connections: ["google"],
  google_access: ["google"],
  google_states: [],
  google_codes: [],
  subscriptions: ["subscriptions"],
};

/** What the backend writes anew besides (P4), and what is listed by the tribe of its kitchen (D58). */
const BESIDES: Readonly<Record<string, ReadonlyArray<string>>> = {
  "votes.withdraw": ["kitchens"],
  "tribes.remove": ["favorites", "blocks", "dates", "reports"],
};

layer(empty(ANYWHERE), { excludeTestServices: true })("D31: removals", (it) => {
  it.effect("every removal of the contract is compared", () =>
    Effect.sync(() => {
      const deleting = operations().filter(({ method }) => method === "DELETE");
      expect(REMOVALS.map(({ operation }) => operation).toSorted()).toEqual(
        deleting.map(({ name }) => name).toSorted(),
      );
    }),
  );

  it.effect.each(REMOVALS)("D31: $operation changes exactly what the database deletes and frees", (row) =>
    Effect.gen(function* () {
      const { deleted, freed } = (yield* cascades)(row.table);
      const changed = [row.table, ...deleted, ...freed].map(
        (table) => SHOWN[table] ?? [`nothing of ${table}`],
      );
      const besides = BESIDES[row.operation] ?? [];
      expect(changedBy(row.operation).toSorted()).toEqual(
        [...new Set([...changed.flat(), ...besides, "activities"])].toSorted(),
      );
    }),
  );
});
