import * as Schema from "effect/Schema";
import { expect, test } from "vitest";
import { GoogleIntegrationCodec } from "../../src/adapters/contract/business-codecs.ts";
import { Activity } from "../../src/domain/activity.ts";
import { Block } from "../../src/domain/block.ts";
import { BusinessLocation, GoogleIntegration, SubscriptionInfo } from "../../src/domain/business.ts";
import { DateRequest } from "../../src/domain/date-request.ts";
import { Favorite } from "../../src/domain/favorite.ts";
import { SystemNotification } from "../../src/domain/notification.ts";
import { UserReport } from "../../src/domain/report.ts";
import { UserComment } from "../../src/domain/user-comment.ts";

const NOON = "2026-05-04T12:00:00.000Z";
const userId = "7";
const kitchen = { kitchenId: "9" };

/** Every time that a record has, in a record that is whole but for it. */
const TIMES: ReadonlyArray<
  readonly [record: string, read: Schema.Codec<unknown>, time: string, rest: object]
> = [
  [
    "a date",
    DateRequest,
    "creationDate",
    { datesId: 1, sourceProfileId: { userId }, targetProfileId: { userId } },
  ],
  ["a comment", UserComment, "creationDate", { commentId: 1, user: { userId }, text: "" }],
  ["a report", UserReport, "creationDate", { reportId: 1 }],
  ["a favorite", Favorite, "creationDate", { favoriteId: 1, profile: { userId }, kitchen }],
  ["a block", Block, "creationDate", { blockId: 1, sourceProfileId: { userId } }],
  [
    "a message",
    SystemNotification,
    "creationDate",
    { notificationId: 1, title: "", message: "", read: true },
  ],
  [
    "a change",
    Activity,
    "creationDate",
    { activityId: 1, operation: "users.edit", kind: "user", recordId: 1, changes: [] },
  ],
  ["a place", BusinessLocation, "syncedAt", { locationId: 1, name: "" }],
  ["a connection", GoogleIntegration, "expiresAt", { connected: true }],
  ["a subscription", SubscriptionInfo, "nextBillingDate", { plan: "free", status: "active", features: [] }],
];

test.each(TIMES)("D42: %s whose time is a number is readable", (_, read, time, rest) => {
  const decode = Schema.decodeUnknownSync(read);
  const told = (at: string | number) => decode({ ...rest, [time]: at });
  expect([told(Date.parse(NOON)), told(Date.parse(NOON) / 1000)]).toEqual([told(NOON), told(NOON)]);
  expect(told(5)).toMatchObject({ [time]: "5" });
});

test("D42: also where it is nested (§7)", () => {
  const integration = { googleEmail: "ana@kitchen.example", expiresAt: Date.parse(NOON) };
  expect(Schema.decodeUnknownSync(GoogleIntegrationCodec)({ connected: true, integration })).toEqual({
    connected: true,
    googleEmail: "ana@kitchen.example",
    expiresAt: NOON,
  });
});
