import { Confidential } from "../../../src/domain/confidential.ts";
import type { SystemNotification } from "../../../src/domain/notification.ts";
import type { Activity } from "../../../src/domain/activity.ts";
import { Activities } from "../../../src/domain/ports/activities.ts";
import { Authentication } from "../../../src/domain/ports/authentication.ts";
import { Health } from "../../../src/domain/ports/health.ts";
import { Notifications } from "../../../src/domain/ports/notifications.ts";
import { Pictures } from "../../../src/domain/ports/pictures.ts";
import { ProfileImages } from "../../../src/domain/ports/profile-images.ts";
import { Roles } from "../../../src/domain/ports/roles.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { id } from "../../domain/generators.ts";
import { ANA, IDENTITY_TOKEN, SENT_ANA, WHOLE_ANA } from "./ana.ts";
import { DONE, found, good, listed, QUERY, QUERY_TEXT, WINDOW, type Calls } from "./port-call.ts";

const NOTICE: SystemNotification = {
  notificationId: id("9"),
  user: { userId: id("7") },
  author: { userId: id("1"), profile: { nombre: "Ada" } },
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
  author: { userId: 1, profile: { nombre: "Ada", imageUrl: null }, role: "admin" },
  kind: 1,
};

const PICTURE = { profileImageId: "5", user: { userId: "7" }, imageUrl: "/api/images/abc" };
const SENT_PICTURE = { ...PICTURE, profileImageId: 5, user: { userId: 7, role: "chef" }, width: 16 };

const UPLOAD_TEXT = [
  "--BOUNDARY",
  'Content-Disposition: form-data; name="file"; filename="image"',
  "Content-Type: application/octet-stream",
  "",
  "picture",
  "--BOUNDARY--",
  "",
].join("\r\n");

const UPLOAD_OF_USER_TEXT = [
  "--BOUNDARY",
  'Content-Disposition: form-data; name="userId"',
  "",
  "7",
  UPLOAD_TEXT,
].join("\r\n");

const ACCOUNT = {
  birthDate: new Confidential("2000-02-29"),
  email: "ana+ñ@kitchen.example",
  password: new Confidential("a/b?c#d%2F;e f.."),
  roleId: 2,
  idToken: new Confidential(IDENTITY_TOKEN),
};
const ANA_TEXT =
  '{"userId":"7","email":"ana@kitchen.example","profile":{"nombre":"Ana Ñandú"},"role":"chef"}';
const USERS = listed(SENT_ANA, ANA);

const CHANGE: Activity = {
  activityId: id("9"),
  operation: "kitchens.edit",
  kind: "kitchen",
  recordId: id("5"),
  creationDate: "2026-11-21T10:00:00.000Z",
  changes: [{ field: "banned", before: "false", after: "true" }],
};

const LIKED = {
  favorites: 4,
  days: [
    { date: "2026-11-20", score: 2 },
    { date: "2026-11-21", score: 3 },
  ],
};

/** The log of activity (D66), and §7, Authentication, Users, Roles, Health, Notifications and Profile images, and pictures for records (P46). */
export const ACCOUNT_CALLS: Calls<
  | "activities"
  | "authentication"
  | "users"
  | "roles"
  | "health"
  | "notifications"
  | "profileImages"
  | "pictures"
> = {
  "authentication.exchange": [
    "authentication/exchange",
    Authentication.use((port) => port.exchange(new Confidential(IDENTITY_TOKEN))),
    good(
      { accessToken: "access", refreshToken: "refresh", user: SENT_ANA },
      { accessToken: new Confidential("access"), user: WHOLE_ANA },
    ),
    `{"idToken":"${IDENTITY_TOKEN}"}`,
  ],
  "authentication.createUser": [
    `authentication/createUser/2000-02-29/ana%2B%C3%B1%40kitchen.example/a%2Fb%3Fc%23d%252F%3Be%20f../2/${IDENTITY_TOKEN}`,
    Authentication.use((port) => port.createUser(ACCOUNT)),
    { ...good({ status: "ok" }), value: undefined },
  ],
  "users.all": ["user", Users.use((port) => port.all()), USERS],
  "users.count": ["user/count", Users.use((port) => port.count()), good(2_000)],
  "users.page": ["user/10/30", Users.use((port) => port.page(WINDOW)), USERS],
  "users.byId": ["user/a_b-7", Users.use((port) => port.byId(id("a_b-7"))), good(SENT_ANA, WHOLE_ANA)],
  "users.edit": ["user/editUser", Users.use((port) => port.edit(ANA)), good(SENT_ANA, ANA), ANA_TEXT],
  "users.remove": ["user/destroy/7", Users.use((port) => port.remove(id("7"))), DONE],
  "roles.all": [
    "role",
    Roles.use((port) => port.all()),
    listed({ roleId: 1, name: "admin" }, { roleId: "1", name: "admin" }),
  ],
  "users.find": [
    `search/users?${QUERY_TEXT}`,
    Users.use((port) => port.find(QUERY, WINDOW)),
    found(SENT_ANA, ANA),
  ],
  "health.check": [
    "health",
    Health.use((port) => port.check()),
    { ...good({ status: "up" }), value: undefined },
  ],
  "activities.page": [
    "activity/10/30?record=kitchen%3A5&from=2026-11-01",
    Activities.use((port) => port.list(WINDOW, { filters: { record: "kitchen:5", from: "2026-11-01" } })),
    found({ ...CHANGE, activityId: 9, recordId: 5, person: null }, CHANGE),
  ],
  "activities.liking": [
    "activity/kitchen/5/liking",
    Activities.use((port) => port.liking(id("5"))),
    good({ ...LIKED, since: 1 }, LIKED),
  ],
  "notifications.all": [
    "systemnotification",
    Notifications.use((port) => port.all()),
    good([SENT_NOTICE, { ...SENT_NOTICE, user: null, author: null, creationDate: null }, { title: "?" }], {
      items: [NOTICE, { ...NOTICE, user: undefined, author: undefined, creationDate: undefined }],
      unreadable: 1,
    }),
  ],
  "notifications.page": [
    "systemnotification/10/30",
    Notifications.use((port) => port.page(WINDOW)),
    listed(SENT_NOTICE, NOTICE),
  ],
  "notifications.ofUser": [
    "systemnotification/user/7",
    Notifications.use((port) => port.ofUser(id("7"))),
    listed(SENT_NOTICE, NOTICE),
  ],
  "notifications.create": [
    "systemnotification/create",
    Notifications.use((port) => port.create(NOTICE)),
    good(SENT_NOTICE, NOTICE),
    '{"user":{"userId":"7"},"title":"Hello","message":"Ñ"}',
  ],
  "notifications.markRead": [
    "systemnotification/9/read",
    Notifications.use((port) => port.markRead(id("9"))),
    good(SENT_NOTICE, NOTICE),
  ],
  "profileImages.ofUser": [
    "profileimage/user/7",
    ProfileImages.use((port) => port.ofUser(id("7"))),
    good([SENT_PICTURE, { ...SENT_PICTURE, imageUrl: null }], { items: [PICTURE], unreadable: 1 }),
  ],
  "profileImages.upload": [
    "profileimage/upload",
    ProfileImages.use((port) => port.upload(id("7"), new TextEncoder().encode("picture"))),
    good(SENT_PICTURE, PICTURE),
    UPLOAD_OF_USER_TEXT,
  ],
  "profileImages.remove": ["profileimage/5", ProfileImages.use((port) => port.remove(id("5"))), DONE],
  "pictures.upload": [
    "pictures",
    Pictures.use((port) => port.upload(new TextEncoder().encode("picture"))),
    good({ imageUrl: "/api/images/abc", size: 7 }, { imageUrl: "/api/images/abc" }),
    UPLOAD_TEXT,
  ],
};
