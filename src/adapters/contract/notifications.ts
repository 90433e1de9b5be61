import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Authorization } from "./access.ts";
import { all, page } from "./endpoints.ts";
import { FAILURES } from "./failures.ts";
import { id, idText } from "./ids.ts";
import { records } from "./records.ts";
import { absent, UserRefCodec } from "./reference-codecs.ts";

const DRAFT = { user: absent(UserRefCodec), title: Schema.String, message: Schema.String };

const NotificationCodec = Schema.Struct({
  notificationId: id<"notification">(),
  ...DRAFT,
  read: Schema.Boolean,
  creationDate: absent(Schema.String),
}).annotate({ identifier: "SystemNotification" });

/** §7, Notifications. Pages are `{max}/{first}` (D29). */
export const NotificationsGroup = HttpApiGroup.make("notifications")
  .add(
    all("/systemnotification", NotificationCodec),
    page("/systemnotification/:max/:first", NotificationCodec),
    HttpApiEndpoint.get("ofUser", "/systemnotification/user/:userId", {
      params: { userId: idText<"user">() },
      success: records(NotificationCodec),
      error: FAILURES,
    }),
    HttpApiEndpoint.post("create", "/systemnotification/create", {
      payload: Schema.Struct(DRAFT),
      success: NotificationCodec,
      error: FAILURES,
    }),
    HttpApiEndpoint.put("markRead", "/systemnotification/:id/read", {
      params: { id: idText<"notification">() },
      success: NotificationCodec,
      error: FAILURES,
    }),
  )
  .middleware(Authorization);
