import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Activity, ACTIVITY_LIST } from "../../domain/activity.ts";
import { idText } from "../../domain/fields.ts";
import { Liking } from "../../domain/liking.ts";
import { Authorization } from "./access.ts";
import { listPage } from "./endpoints.ts";
import { FAILURES } from "./failures.ts";

/** Beyond §7: who changed what (D66). Pages are `{max}/{first}`. */
export const activitiesGroup = () =>
  HttpApiGroup.make("activities")
    .add(
      listPage("/activity/:max/:first", Activity, ACTIVITY_LIST),
      HttpApiEndpoint.get("liking", "/activity/kitchen/:id/liking", {
        params: { id: idText<"kitchen">() },
        success: Liking,
        error: FAILURES,
      }),
    )
    .middleware(Authorization);
