import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import { idText } from "../../domain/fields.ts";
import { ChangedPlace, NewPlace, Place } from "../../domain/place.ts";
import { authorized } from "./access.ts";
import { all, byId, create, remove } from "./endpoints.ts";
import { records } from "./records.ts";

const key = idText<"location">();

/** §7, Locations. A radius is in kilometres; whether the numbers make sense is the domain's to say. */
export const locationsGroup = () =>
  authorized(
    "locations",
    all("/ubicacion", Place),
    HttpApiEndpoint.get("nearby", "/ubicacion/nearby", {
      query: { lat: Schema.Number, lng: Schema.Number, radius: Schema.Number },
      success: records(Place),
    }),
    byId("/ubicacion/:id", key, Place),
    create("/ubicacion/create", NewPlace, Place),
    HttpApiEndpoint.put("edit", "/ubicacion/edit", {
      payload: ChangedPlace,
      success: Place,
    }),
    remove("/ubicacion/:id", key),
  );
