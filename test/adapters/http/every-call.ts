import * as Effect from "effect/Effect";
import { Authentication } from "../../../src/domain/ports/authentication.ts";
import { Health } from "../../../src/domain/ports/health.ts";
import { Notifications } from "../../../src/domain/ports/notifications.ts";
import { ProfileImages } from "../../../src/domain/ports/profile-images.ts";
import { Roles } from "../../../src/domain/ports/roles.ts";
import { Search } from "../../../src/domain/ports/search.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import type { SystemNotification } from "../../../src/domain/notification.ts";
import type { RemoteFailure } from "../../../src/domain/remote-failure.ts";
import type { User } from "../../../src/domain/user.ts";
import { id } from "../../domain/generators.ts";
import { jsonAnswer } from "../fixtures-http.ts";

type Ports = Authentication | Users | Roles | Search | Health | Notifications | ProfileImages;

/** One call through a port, and by hand what it must send (§7) and make of a good answer. */
export interface PortCall {
  readonly operation: string;
  readonly call: Effect.Effect<unknown, RemoteFailure, Ports>;
  readonly method: string;
  readonly path: string;
  readonly body: string;
  /** What the body says it is; JSON where nothing is said. */
  readonly contentType?: string;
  /** Whether it carries a token. */
  readonly bearer: boolean;
  readonly answer: () => Response;
  readonly value: unknown;
}

export const ANA: User = {
  userId: id("7"),
  email: "ana@kitchen.example",
  profile: { nombre: "Ana Ñandú" },
  role: "chef",
};

/** Ana as a backend may send her: a number as id, an object as role, more than anybody asked for (D34). */
const SENT_ANA = { ...ANA, userId: 7, role: { roleName: "chef", id: 2 }, status: "active", extra: [1] };

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

export const IDENTITY_TOKEN = "identity.token.of-ana";

/** Every operation of the contract. */
export const EVERY_CALL: ReadonlyArray<PortCall> = [
  {
    operation: "authentication.exchange",
    call: Effect.flatMap(Authentication, ({ exchange }) => exchange(IDENTITY_TOKEN)),
    method: "POST",
    path: "/api/v1/authentication/exchange",
    body: `{"idToken":"${IDENTITY_TOKEN}"}`,
    bearer: false,
    answer: () => jsonAnswer({ accessToken: "access", refreshToken: "refresh", user: SENT_ANA }),
    value: { accessToken: "access", user: ANA },
  },
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
    operation: "users.all",
    call: Effect.flatMap(Users, ({ all }) => all()),
    method: "GET",
    path: "/api/v1/user",
    body: "",
    bearer: true,
    answer: () => jsonAnswer([SENT_ANA]),
    value: { items: [ANA], unreadable: 0 },
  },
  {
    operation: "users.count",
    call: Effect.flatMap(Users, ({ count }) => count()),
    method: "GET",
    path: "/api/v1/user/count",
    body: "",
    bearer: true,
    answer: () => jsonAnswer(2_000),
    value: 2_000,
  },
  {
    operation: "users.page",
    call: Effect.flatMap(Users, ({ page }) => page({ first: 30, max: 10 })),
    method: "GET",
    path: "/api/v1/user/10/30",
    body: "",
    bearer: true,
    answer: () => jsonAnswer([SENT_ANA]),
    value: { items: [ANA], unreadable: 0 },
  },
  {
    operation: "users.byId",
    call: Effect.flatMap(Users, ({ byId }) => byId(id("a_b-7"))),
    method: "GET",
    path: "/api/v1/user/a_b-7",
    body: "",
    bearer: true,
    answer: () => jsonAnswer(SENT_ANA),
    value: ANA,
  },
  {
    operation: "users.edit",
    call: Effect.flatMap(Users, ({ edit }) => edit(ANA)),
    method: "PUT",
    path: "/api/v1/user/editUser",
    body: '{"userId":"7","email":"ana@kitchen.example","profile":{"nombre":"Ana Ñandú"},"role":"chef"}',
    bearer: true,
    answer: () => jsonAnswer(SENT_ANA),
    value: ANA,
  },
  {
    operation: "users.remove",
    call: Effect.flatMap(Users, ({ remove }) => remove(ANA.userId)),
    method: "DELETE",
    path: "/api/v1/user/destroy/7",
    body: "",
    bearer: true,
    answer: () => new Response(null, { status: 204 }),
    value: undefined,
  },
  {
    operation: "roles.all",
    call: Effect.flatMap(Roles, ({ all }) => all()),
    method: "GET",
    path: "/api/v1/role",
    body: "",
    bearer: true,
    answer: () => jsonAnswer([{ roleId: 1, name: "admin" }]),
    value: { items: [{ roleId: "1", name: "admin" }], unreadable: 0 },
  },
  {
    operation: "search.users",
    call: Effect.flatMap(Search, ({ users }) => users("ñ & a=b? #/%+", { first: 30, max: 10 })),
    method: "GET",
    path: "/api/v1/search/users?query=%C3%B1+%26+a%3Db%3F+%23%2F%25%2B&max=10&first=30",
    body: "",
    bearer: true,
    answer: () => jsonAnswer([SENT_ANA], { headers: { "x-total-count": "31" } }),
    value: { items: [ANA], unreadable: 0, total: 31 },
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
  {
    operation: "health.check",
    call: Effect.flatMap(Health, ({ check }) => check()),
    method: "GET",
    path: "/api/v1/health",
    body: "",
    bearer: false,
    answer: () => jsonAnswer({ status: "up" }),
    value: undefined,
  },
];
