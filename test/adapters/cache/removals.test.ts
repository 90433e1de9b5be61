import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { vi } from "vitest";
import { database } from "../../../src/adapters/backend/database/database.ts";
import { Reads, type Resource } from "../../../src/adapters/cache/reads.ts";
import { operations } from "../../../src/adapters/contract/operations.ts";
import { cascades, REMOVALS } from "../backend/cascades.ts";
import { ORIGIN } from "../fixtures-backend.ts";
import { portsCached } from "../fixtures-cache.ts";
import { portsHttp } from "../fixtures-http.ts";
import { EVERY_CALL } from "../http/every-call.ts";

vi.stubGlobal("location", new URL("/admin", ORIGIN));

/** Which reads show the rows of a table; a table that no cached read shows has none. */
const SHOWN: Readonly<Record<string, ReadonlyArray<Resource>>> = {
  users: ["users"],
  kitchens: ["kitchens"],
  kitchen_images: ["kitchen images"],
  kitchen_votes: ["votes"],
  tribes: ["tribes"],
  tribe_members: ["users"],
  tribe_images: ["tribe images"],
  comments: ["comments"],
  favorites: ["favorites"],
  blocks: ["blocks"],
  dates: ["dates"],
  reports: ["reports"],
  locations: ["locations"],
  notifications: ["notifications"],
  profile_images: ["profile images"],
  businesses: ["business"],
  business_locations: ["business", "google"],
  business_days: ["business"],
  google_connections: ["google"],
  google_access: ["google"],
  google_states: [],
  google_codes: [],
  subscriptions: ["subscriptions"],
};

/** What the backend writes anew besides (P4). */
const BESIDES: Readonly<Record<string, ReadonlyArray<Resource>>> = { "votes.withdraw": ["kitchens"] };

/** A cache that keeps nothing and notes what writes touch. */
const noting = (touched: Array<Resource>) =>
  Layer.succeed(
    Reads,
    Reads.of({
      fresh: (_resource, call) => Effect.succeed(call),
      touching:
        (resources, call) =>
        (...args) => {
          touched.push(...resources);
          return call(...args);
        },
      forget: () => Effect.void,
    }),
  );

const gone = () => Promise.resolve(new Response(null, { status: 204 }));

layer(database({ _tag: "Memory" }), { excludeTestServices: true })("D31: removals", (it) => {
  it.effect("every removal of the contract is compared", () =>
    Effect.sync(() => {
      const deleting = operations().filter(({ method }) => method === "DELETE");
      expect(REMOVALS.map(({ operation }) => operation).toSorted()).toEqual(
        deleting.map(({ name }) => name).toSorted(),
      );
    }),
  );

  it.effect.each(REMOVALS)("D31: $operation refreshes exactly what the database deletes and frees", (row) =>
    Effect.gen(function* () {
      const { deleted, freed } = (yield* cascades)(row.table);
      const changed = [row.table, ...deleted, ...freed].map(
        (table) => SHOWN[table] ?? [`nothing of ${table}`],
      );
      const besides = BESIDES[row.operation] ?? [];
      const touched: Array<Resource> = [];
      const removal = EVERY_CALL.find(({ operation }) => operation === row.operation);
      if (removal === undefined) throw new Error(`nobody calls ${row.operation}`);
      yield* removal.call.pipe(
        Effect.provide(Layer.provideMerge(portsCached, portsHttp({ fetch: gone }))),
        Effect.provide(noting(touched)),
      );
      expect(touched.toSorted()).toEqual([...new Set([...changed.flat(), ...besides])].toSorted());
    }),
  );
});
