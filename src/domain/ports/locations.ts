import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { LocationId } from "../id.ts";
import type { Coordinates, Location, NewLocation } from "../location.ts";
import type { Records } from "../records.ts";
import type { RemoteFailure } from "../remote-failure.ts";
import type { Collection } from "./collection.ts";

/** Places (§7, Locations). */
export class Locations extends Context.Service<
  Locations,
  Omit<Collection<Location, LocationId>, "page"> & {
    /** Keeps a place; `Refused` where its coordinates are no point on the earth or there is no such kitchen. */
    readonly create: (location: NewLocation) => Effect<Location, RemoteFailure>;
    /** Saves a merged place and gives it back as it is now (D37). */
    readonly edit: (location: Location) => Effect<Location, RemoteFailure>;
    /**
     * The places within a radius in kilometres of a point, by great circle, nearest first; `Refused` where that is no
     * point on the earth or no radius.
     */
    readonly nearby: (center: Coordinates, radiusKm: number) => Effect<Records<Location>, RemoteFailure>;
  }
>()("domain/ports/Locations") {}
