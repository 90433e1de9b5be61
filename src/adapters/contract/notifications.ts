import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import { idText } from "../../domain/fields.ts";
import { NewNotification, SystemNotification } from "../../domain/notification.ts";
import { authorized } from "./access.ts";
import { all, create, page } from "./endpoints.ts";
import { records } from "./records.ts";

/** §7, Notifications. Pages are `{max}/{first}` (D29). */
export const notificationsGroup = () =>
  authorized(
    "notifications",
    all("/systemnotification", SystemNotification),
    page("/systemnotification/:max/:first", SystemNotification),
    HttpApiEndpoint.get("ofUser", "/systemnotification/user/:userId", {
      params: { userId: idText<"user">() },
      success: records(SystemNotification),
    }),
    create("/systemnotification/create", NewNotification, SystemNotification),
    HttpApiEndpoint.put("markRead", "/systemnotification/:id/read", {
      params: { id: idText<"notification">() },
      success: SystemNotification,
    }),
  );
