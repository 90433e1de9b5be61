import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import { Activity, ACTIVITY_LIST } from "../../domain/activity.ts";
import { idText } from "../../domain/fields.ts";
import { Liking } from "../../domain/liking.ts";
import { authorized } from "./access.ts";
import { listPage } from "./endpoints.ts";

/** Beyond §7: who changed what (D66). Pages are `{max}/{first}`. */
export const activitiesGroup = () =>
  authorized(
    "activities",
    listPage("/activity/:max/:first", Activity, ACTIVITY_LIST),
    HttpApiEndpoint.get("liking", "/activity/kitchen/:id/liking", {
      params: { id: idText<"kitchen">() },
      success: Liking,
    }),
  );
