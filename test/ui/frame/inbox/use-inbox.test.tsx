import { useRouter } from "@tanstack/react-router";
import { act, fireEvent, screen } from "@testing-library/react";
import * as Effect from "effect/Effect";
import { expect, test } from "vitest";
import type { SystemNotification } from "../../../../src/domain/notification.ts";
import { Notifications } from "../../../../src/domain/ports/notifications.ts";
import { Unreachable } from "../../../../src/domain/remote-failure.ts";
import { InboxButton } from "../../../../src/ui/frame/inbox/InboxButton.tsx";
import { useInbox } from "../../../../src/ui/frame/inbox/use-inbox.ts";
import { id } from "../../../domain/generators.ts";
import { programsOver } from "../../programs.ts";
import { quietConsole, renderScreen } from "../../render-screen.tsx";

const MESSAGE: SystemNotification = {
  notificationId: id("1"),
  user: undefined,
  title: "News",
  message: "",
  read: false,
  creationDate: undefined,
};

const Bell = () => {
  const { history } = useRouter();
  return (
    <>
      <InboxButton inbox={useInbox(id("7"))} onOpen={() => undefined} />
      <button type="button" onClick={() => history.push(`${history.location.pathname}/on`)}>
        Go on
      </button>
    </>
  );
};

test("the bell says with every page how many messages are unread; what it said stays where that cannot be read", async () => {
  let answer: Effect.Effect<{ readonly items: ReadonlyArray<SystemNotification> }, typeof Unreachable> =
    Effect.succeed({ items: [] });
  const ofUser = () => Effect.suspend(() => answer);
  const console = { ...quietConsole(), ...programsOver([Notifications.key, { ofUser }]) };
  await renderScreen(<Bell />, { console, path: "/kitchens" });
  const goOn = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Go on" })));
  answer = Effect.succeed({ items: [MESSAGE] });
  await goOn();
  expect(screen.getByRole("button", { name: "Notifications, 1 unread" })).toBeTruthy();
  answer = Effect.fail(Unreachable);
  await goOn();
  expect(screen.getByRole("button", { name: "Notifications, 1 unread" })).toBeTruthy();
});
