import { act, fireEvent, screen } from "@testing-library/react";
import * as Effect from "effect/Effect";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { Activities } from "../../../../src/domain/ports/activities.ts";
import { Capabilities } from "../../../../src/domain/ports/capabilities.ts";
import { Comments } from "../../../../src/domain/ports/comments.ts";
import { KitchenImages } from "../../../../src/domain/ports/kitchen-images.ts";
import { Kitchens } from "../../../../src/domain/ports/kitchens.ts";
import { Locations } from "../../../../src/domain/ports/locations.ts";
import { Notifications } from "../../../../src/domain/ports/notifications.ts";
import { Reports } from "../../../../src/domain/ports/reports.ts";
import { Tribes } from "../../../../src/domain/ports/tribes.ts";
import { ServerFailed } from "../../../../src/domain/remote-failure.ts";
import { InboxDrawer } from "../../../../src/ui/frame/inbox/InboxDrawer.tsx";
import { useInbox } from "../../../../src/ui/frame/inbox/use-inbox.ts";
import { TakeBack } from "../../../../src/ui/pages/activity/TakeBack.tsx";
import { ReportedKitchen } from "../../../../src/ui/pages/reports/ReportedKitchen.tsx";
import { id } from "../../../domain/generators.ts";
import { programsOver } from "../../programs.ts";
import { renderScreen } from "../../render-screen.tsx";
import { signedInConsole } from "../../signed-in-console.ts";

/** What these read, of which nothing comes. */
const PORTS = [
  Activities,
  Capabilities,
  Comments,
  KitchenImages,
  Kitchens,
  Locations,
  Notifications,
  Reports,
  Tribes,
];

const Inbox = () => <InboxDrawer isOpen inbox={useInbox(id("1"))} onClose={() => undefined} />;

const REPORT = {
  reportId: id<"report">("r1"),
  kitchen: { kitchenId: id<"kitchen">("k1"), nombre: "La Mesa" },
  reporter: undefined,
  reason: undefined,
  creationDate: undefined,
};

const EDIT = {
  activityId: id<"activity">("1"),
  resource: "tribes",
  recordId: "t1",
  name: "Slow food",
  person: undefined,
  creationDate: "2026-05-04T10:00:00Z",
  reason: undefined,
  changes: [{ field: "name", before: "Fast food", after: "Slow food" }],
} as const;

test.each<readonly [string, ReactNode]>([
  ["the inbox", <Inbox key="inbox" />],
  [
    "the kitchen of a report",
    <ReportedKitchen
      key="kitchen"
      report={REPORT}
      waiting={{ reports: [REPORT], total: 1, isWhole: true, keepsReasons: false, others: undefined }}
    />,
  ],
  ["what taking back would change", <TakeBack key="back" edit={EDIT} refusal={undefined} />],
])("%s is read again by itself, without the page", async (_, drawn) => {
  let readings = 0;
  const fail = () => {
    readings += 1;
    return Effect.fail(ServerFailed());
  };
  const failing = new Proxy({}, { get: () => fail });
  const programs = programsOver(...PORTS.map(({ key }) => [key, failing] as const));
  const { invalidate } = await renderScreen(drawn, {
    console: { ...(await signedInConsole("admin")), ...programs },
  });
  const asks = screen.queryByRole("button", { name: "Take back" });
  if (asks !== null) fireEvent.click(asks);
  const button = await screen.findByRole("button", { name: "Try again" });
  const before = readings;
  await act(async () => fireEvent.click(button));
  expect(readings).toBeGreaterThan(before);
  expect(invalidate).not.toHaveBeenCalled();
});
