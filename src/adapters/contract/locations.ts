import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Authorization } from "./access.ts";
import { all, byId, remove } from "./endpoints.ts";
import { FAILURES } from "./failures.ts";
import { id, idText } from "./ids.ts";
import { records } from "./records.ts";
import { absent, KitchenRefCodec } from "./reference-codecs.ts";

const place = {
  nombre: Schema.String,
  lat: Schema.Finite,
  lng: Schema.Finite,
  kitchen: absent(KitchenRefCodec),
};

const LocationCodec = Schema.Struct({ ubicacionId: id<"location">(), ...place }).annotate({
  identifier: "Location",
});

const key = idText<"location">();

/** §7, Locations. A radius is in kilometres; whether the numbers make sense is the domain's to say. */
export const LocationsGroup = HttpApiGroup.make("locations")
  .add(
    all("/ubicacion", LocationCodec),
    HttpApiEndpoint.get("nearby", "/ubicacion/nearby", {
      query: { lat: Schema.Number, lng: Schema.Number, radius: Schema.Number },
      success: records(LocationCodec),
      error: FAILURES,
    }),
    byId("/ubicacion/:id", key, LocationCodec),
    HttpApiEndpoint.post("create", "/ubicacion/create", {
      payload: Schema.Struct(place).annotate({ identifier: "NewLocation" }),
      success: LocationCodec,
      error: FAILURES,
    }),
    HttpApiEndpoint.put("edit", "/ubicacion/edit", {
      payload: LocationCodec,
      success: LocationCodec,
      error: FAILURES,
    }),
    remove("/ubicacion/:id", key),
  )
  .middleware(Authorization);
