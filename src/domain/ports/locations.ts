import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Id } from "../id.ts";
import type { Coordinates, Place, NewPlace } from "../place.ts";
import type { Records } from "../records.ts";
import type { RemoteFailure } from "../remote-failure.ts";
import type { Collection } from "./collection.ts";

/** Places (§7, Locations). */
export class Locations extends Context.Service<
  Locations,
  Pick<Collection<Place, Id<"location">>, "all" | "byId" | "remove"> & {
    /** Keeps a place; `Refused` where its coordinates are no point on the earth or there is no such kitchen. */
    readonly create: (location: NewPlace) => Effect<Place, RemoteFailure>;
    /** Saves a merged place and gives it back as it is now (D37). */
    readonly edit: (location: Place) => Effect<Place, RemoteFailure>;
    /**
     * The places within a radius in kilometres of a point, by great circle, nearest first; `Refused` where that is no
     * point on the earth or no radius.
     */
    readonly nearby: (center: Coordinates, radiusKm: number) => Effect<Records<Place>, RemoteFailure>;
  }
>()("domain/ports/Locations") {}
