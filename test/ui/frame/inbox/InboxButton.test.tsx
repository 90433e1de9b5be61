import { act, screen } from "@testing-library/react";
import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { InboxButton } from "../../../../src/ui/frame/inbox/InboxButton.tsx";
import type { Inbox } from "../../../../src/ui/frame/inbox/use-inbox.ts";
import { id } from "../../../domain/generators.ts";
import { renderScreen } from "../../render-screen.tsx";

const MESSAGE = {
  notificationId: id<"notification">("1"),
  user: undefined,
  title: "News",
  message: "",
  read: false,
  creationDate: undefined,
};

test("the bell keeps the focus when it comes to be known how many messages are unread", async () => {
  const coming = Promise.withResolvers<Awaited<Inbox["messages"]>>();
  const inbox: Inbox = { messages: coming.promise, again: () => undefined };
  await renderScreen(<InboxButton inbox={inbox} onOpen={() => undefined} />);
  const bell = screen.getByRole("button", { name: "Notifications" });
  bell.focus();
  await act(async () => coming.resolve(Result.succeed([MESSAGE])));
  expect(screen.getByRole("button", { name: "Notifications, 1 unread" })).toBe(bell);
  expect(document.activeElement).toBe(bell);
});

test.each([
  [99, "99"],
  [100, "99+"],
])("of %s messages the bell shows %s", async (count, shown) => {
  const inbox: Inbox = {
    messages: Promise.resolve(Result.succeed(Array.from({ length: count }, () => MESSAGE))),
    again: () => undefined,
  };
  await renderScreen(<InboxButton inbox={inbox} onOpen={() => undefined} />);
  const bell = await screen.findByRole("button", { name: `Notifications, ${count} unread` });
  expect(bell.querySelector("span[aria-hidden]")?.textContent).toBe(shown);
});
