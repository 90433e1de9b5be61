import { notifications } from "@mantine/notifications";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Announcement } from "../../../../src/domain/announcement.ts";
import { TOAST_MS } from "../../../../src/domain/product.ts";
import { Toasts } from "../../../../src/ui/frame/announcements/Toasts.tsx";
import { quietActors, quietConsole, renderScreen } from "../../render-screen.tsx";

afterEach(() => {
  notifications.clean();
});

const draw = async () => {
  const actors = quietActors();
  const form = <form aria-label="Password" onSubmit={(event) => event.preventDefault()} />;
  await renderScreen(
    <>
      <Toasts />
      {form}
    </>,
    { console: quietConsole(actors) },
  );
  return (announcement: Announcement): void =>
    act(() => actors.announcements.send({ type: "announce", announcement }));
};

const CHANGED = "Your password was changed. Other devices were signed out.";

/** Less than a toast stays by itself. */
const SOON = { timeout: TOAST_MS / 2 };

test("what a form told goes when one is sent again: it may have something else to say", async () => {
  const announce = await draw();
  announce({ _tag: "PasswordChanged", elsewhere: "ended" });
  announce({ _tag: "ItemSaved", name: "Casa" });
  announce({ _tag: "Copied" });
  await screen.findByText(CHANGED);
  fireEvent.submit(screen.getByRole("form"));
  await waitFor(
    () =>
      expect([CHANGED, "Item saved successfully", "Copied"].map((text) => screen.queryByText(text))).toEqual([
        null,
        null,
        expect.anything(),
      ]),
    SOON,
  );
});

test("the same is told anew when it is done anew", async () => {
  const announce = await draw();
  announce({ _tag: "PasswordChanged", elsewhere: "ended" });
  await screen.findByText(CHANGED);
  fireEvent.submit(screen.getByRole("form"));
  announce({ _tag: "PasswordChanged", elsewhere: "ended" });
  await waitFor(() => expect(screen.getAllByText(CHANGED)).toHaveLength(1), SOON);
});
