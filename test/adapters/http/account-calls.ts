import * as Effect from "effect/Effect";
import type { SystemNotification } from "../../../src/domain/notification.ts";
import { Authentication } from "../../../src/domain/ports/authentication.ts";
import { Notifications } from "../../../src/domain/ports/notifications.ts";
import { ProfileImages } from "../../../src/domain/ports/profile-images.ts";
import { id } from "../../domain/generators.ts";
import { jsonAnswer } from "../fixtures-http.ts";
import { IDENTITY_TOKEN } from "./ana.ts";
import type { PortCall } from "./port-call.ts";

const NOTICE: SystemNotification = {
  notificationId: id("9"),
  user: { userId: id("7") },
  title: "Hello",
  message: "Ñ",
  read: false,
  creationDate: "2026-11-21T10:00:00.000Z",
};

/** The message as a backend may send it (D34). */
const SENT_NOTICE = {
  ...NOTICE,
  notificationId: 9,
  user: { userId: 7, email: "ana@kitchen.example" },
  kind: 1,
};

const PICTURE = { profileImageId: "5", user: { userId: "7" }, imageUrl: "/api/images/abc" };
const SENT_PICTURE = { ...PICTURE, profileImageId: 5, user: { userId: 7, role: "chef" }, width: 16 };

/** The calls about one's own account: creating it, its pictures, its messages. */
export const ACCOUNT_CALLS: ReadonlyArray<PortCall> = [
  {
    operation: "authentication.createUser",
    call: Effect.flatMap(Authentication, ({ createUser }) =>
      createUser({
        birthDate: "2000-02-29",
        email: "ana+ñ@kitchen.example",
        password: "a/b?c#d%2F;e f..",
        roleId: 2,
        idToken: IDENTITY_TOKEN,
      }),
    ),
    method: "POST",
    path: `/api/v1/authentication/createUser/2000-02-29/ana%2B%C3%B1%40kitchen.example/a%2Fb%3Fc%23d%252F%3Be%20f../2/${IDENTITY_TOKEN}`,
    body: "",
    bearer: true,
    answer: () => jsonAnswer({ status: "ok" }),
    value: undefined,
  },
  {
    operation: "notifications.all",
    call: Effect.flatMap(Notifications, ({ all }) => all()),
    method: "GET",
    path: "/api/v1/systemnotification",
    body: "",
    bearer: true,
    answer: () =>
      jsonAnswer([SENT_NOTICE, { ...SENT_NOTICE, user: null, creationDate: null }, { title: "?" }]),
    value: { items: [NOTICE, { ...NOTICE, user: undefined, creationDate: undefined }], unreadable: 1 },
  },
  {
    operation: "notifications.page",
    call: Effect.flatMap(Notifications, ({ page }) => page({ first: 30, max: 10 })),
    method: "GET",
    path: "/api/v1/systemnotification/10/30",
    body: "",
    bearer: true,
    answer: () => jsonAnswer([SENT_NOTICE]),
    value: { items: [NOTICE], unreadable: 0 },
  },
  {
    operation: "notifications.ofUser",
    call: Effect.flatMap(Notifications, ({ ofUser }) => ofUser(id("7"))),
    method: "GET",
    path: "/api/v1/systemnotification/user/7",
    body: "",
    bearer: true,
    answer: () => jsonAnswer([SENT_NOTICE]),
    value: { items: [NOTICE], unreadable: 0 },
  },
  {
    operation: "notifications.create",
    call: Effect.flatMap(Notifications, ({ create }) => create(NOTICE)),
    method: "POST",
    path: "/api/v1/systemnotification/create",
    body: '{"user":{"userId":"7"},"title":"Hello","message":"Ñ"}',
    bearer: true,
    answer: () => jsonAnswer(SENT_NOTICE),
    value: NOTICE,
  },
  {
    operation: "notifications.markRead",
    call: Effect.flatMap(Notifications, ({ markRead }) => markRead(id("9"))),
    method: "PUT",
    path: "/api/v1/systemnotification/9/read",
    body: "",
    bearer: true,
    answer: () => jsonAnswer(SENT_NOTICE),
    value: NOTICE,
  },
  {
    operation: "profileImages.ofUser",
    call: Effect.flatMap(ProfileImages, ({ ofUser }) => ofUser(id("7"))),
    method: "GET",
    path: "/api/v1/profileimage/user/7",
    body: "",
    bearer: true,
    answer: () => jsonAnswer([SENT_PICTURE, { ...SENT_PICTURE, imageUrl: null }]),
    value: { items: [PICTURE], unreadable: 1 },
  },
  {
    operation: "profileImages.upload",
    call: Effect.flatMap(ProfileImages, ({ upload }) => upload(id("7"), new TextEncoder().encode("picture"))),
    method: "POST",
    path: "/api/v1/profileimage/upload",
    body: [
      "--BOUNDARY",
      'Content-Disposition: form-data; name="userId"',
      "",
      "7",
      "--BOUNDARY",
      'Content-Disposition: form-data; name="file"; filename="image"',
      "Content-Type: application/octet-stream",
      "",
      "picture",
      "--BOUNDARY--",
      "",
    ].join("\r\n"),
    contentType: "multipart/form-data; boundary=BOUNDARY",
    bearer: true,
    answer: () => jsonAnswer(SENT_PICTURE),
    value: PICTURE,
  },
  {
    operation: "profileImages.remove",
    call: Effect.flatMap(ProfileImages, ({ remove }) => remove(id("5"))),
    method: "DELETE",
    path: "/api/v1/profileimage/5",
    body: "",
    bearer: true,
    answer: () => new Response(null, { status: 204 }),
    value: undefined,
  },
];
