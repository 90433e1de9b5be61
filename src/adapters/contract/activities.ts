import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Activity, ACTIVITY_LIST } from "../../domain/activity.ts";
import { Authorization } from "./access.ts";
import { listPage } from "./endpoints.ts";

/** Beyond §7: who changed what (D66). Pages are `{max}/{first}`. */
export const ActivitiesGroup = HttpApiGroup.make("activities")
  .add(listPage("/activity/:max/:first", Activity, ACTIVITY_LIST))
  .middleware(Authorization);
