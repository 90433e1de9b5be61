import { act, fireEvent, screen, within } from "@testing-library/react";
import { useEffect, useState } from "react";
import { expect, test } from "vitest";
import { type BusinessLocation, SYNC_FAILED } from "../../../../src/domain/business.ts";
import type { ConnectionFailure } from "../../../../src/domain/google-connection.ts";
import { readable, type Records } from "../../../../src/domain/records.ts";
import {
  Forbidden,
  type RemoteFailure,
  ServerFailed,
  Unauthorized,
  Unreachable,
} from "../../../../src/domain/remote-failure.ts";
import type { ConnectionView } from "../../../../src/machines/google-connection/google-connection.view.ts";
import { ConnectionCard } from "../../../../src/ui/pages/business/ConnectionCard.tsx";
import { renderScreen } from "../../render-screen.tsx";
import { OLD_TOWN, told } from "./business-fixtures.ts";
import { connectionShown as view } from "./connection-shown.ts";

const NOTHING_HELD = { heldTo: told(undefined), locations: told(readable([])) };

const INTEGRATION = { connected: true, googleEmail: "ana@example.com", expiresAt: "2026-05-04T12:45:00Z" };

const buttons = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

test.each<readonly [ConnectionView["status"], string, ReadonlyArray<string>]>([
  ["disconnected", "Not connected", ["Connect Google listing"]],
  ["expired", "Expired", ["Connect again"]],
  ["unknown", "Could not be loaded", ["Try again"]],
  ["connected", "Connected", ["Sync locations", "Disconnect"]],
])("a connection that is %s says so, and offers what can be done", async (status, words, offered) => {
  await renderScreen(<ConnectionCard view={view({ status })} {...NOTHING_HELD} />);
  expect(screen.getByText(words)).toBeTruthy();
  expect(buttons()).toEqual(offered);
});

test.each<readonly [RemoteFailure, ReadonlyArray<string>]>([
  [ServerFailed(), ["Try again"]],
  [Unauthorized, []],
  [Forbidden, []],
])("§8, D25: a status that %o kept away is tried again where that may help", async (failure, offered) => {
  const drawn = view({ status: "unknown", unread: failure });
  await renderScreen(<ConnectionCard view={drawn} {...NOTHING_HELD} />);
  expect(screen.queryAllByRole("button").map(({ textContent }) => textContent)).toEqual(offered);
});

test("before anything is known nothing is claimed and nothing is offered", async () => {
  await renderScreen(
    <ConnectionCard view={view({ status: "not read yet", isBusy: true })} {...NOTHING_HELD} />,
  );
  expect(screen.getByRole("status").textContent).toBe("Checking the connection");
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("the state waits for what the plan allows, as all else does, and that is told once", async () => {
  const heldTo = new Promise<never>(() => undefined);
  const Reading = () => {
    const [isRead, setRead] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setRead(true)}>
          Read
        </button>
        <ConnectionCard
          view={view(isRead ? {} : { status: "not read yet" })}
          {...NOTHING_HELD}
          heldTo={heldTo}
        />
      </>
    );
  };
  await renderScreen(<Reading />);
  const checking = screen.getByRole("status");
  expect(checking.textContent).toBe("Checking the connection");
  fireEvent.click(screen.getByRole("button", { name: "Read" }));
  expect(screen.getByRole("status")).toBe(checking);
  expect(screen.queryByText("Not connected")).toBeNull();
});

test.each<readonly [ConnectionView["status"], string, string, string]>([
  ["connected", "2026-05-04T12:45:00Z", "Access ends ", "in 45 minutes"],
  ["expired", "2026-05-04T11:15:00Z", "Access ended ", "45 minutes ago"],
])(
  "§3: of a connection that is %s, its end is said from now, and by the clock to whoever points at it",
  async (status, expiresAt, words, time) => {
    await renderScreen(
      <ConnectionCard
        view={view({ status, integration: { ...INTEGRATION, expiresAt } })}
        {...NOTHING_HELD}
      />,
    );
    expect(screen.getByText("ana@example.com").className).toContain("console-isolate");
    expect(screen.getByText(time).parentElement?.textContent).toBe(words + time);
    expect(screen.getByText(time).title).toMatch(/\d{4}.*:\d{2}/u);
  },
);

test("each button does what it says", async () => {
  const drawn = view({ status: "connected", integration: INTEGRATION });
  await renderScreen(<ConnectionCard view={drawn} {...NOTHING_HELD} />);
  for (const [name, done] of [
    ["Sync locations", drawn.sync],
    ["Renew access", drawn.connect],
    ["Disconnect", drawn.disconnect],
  ] as const) {
    fireEvent.click(screen.getByRole("button", { name }));
    expect(done).toHaveBeenCalledOnce();
  }
});

test("what a sync brought is told once the places are read, and until then nothing is drawn", async () => {
  let tell: (read: Awaited<ReturnType<typeof told<Records<BusinessLocation>>>>) => void = () => undefined;
  const locations = new Promise<Parameters<typeof tell>[0]>((resolve) => {
    tell = resolve;
  });
  const synced = { success: true, message: "As the backend says", missed: undefined };
  const drawn = view({ status: "connected", integration: INTEGRATION, synced });
  await renderScreen(<ConnectionCard view={drawn} {...NOTHING_HELD} locations={locations} />);
  const status = screen.getByRole("status");
  expect(status.querySelector("svg")).toBeNull();
  await act(async () => tell(await told(readable([OLD_TOWN]))));
  expect(await within(status).findByText("1 location synced")).toBeTruthy();
  expect(status.querySelector("svg")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each([true, false])(
  "where another tab changed it, the next control has the focus only where the last one had it: %s",
  async (hadFocus) => {
    const Changing = () => {
      const [status, setStatus] = useState<ConnectionView["status"]>("connected");
      useEffect(() => {
        const change = () => setStatus("disconnected");
        addEventListener("changed", change);
        return () => removeEventListener("changed", change);
      }, []);
      return <ConnectionCard view={view({ status })} {...NOTHING_HELD} />;
    };
    await renderScreen(<Changing />);
    if (hadFocus) screen.getByRole("button", { name: "Disconnect" }).focus();
    act(() => void dispatchEvent(new Event("changed")));
    const next = screen.getByRole("button", { name: "Connect Google listing" });
    expect(document.activeElement).toBe(hadFocus ? next : document.body);
  },
);

test("disconnecting is asked about first", async () => {
  const drawn = view({ status: "connected", integration: INTEGRATION, isConfirming: true });
  await renderScreen(<ConnectionCard view={drawn} {...NOTHING_HELD} />);
  const dialog = within(await screen.findByRole("dialog", { name: "Disconnect the Google listing?" }));
  fireEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  fireEvent.click(dialog.getByRole("button", { name: "Disconnect" }));
  expect(drawn.cancel).toHaveBeenCalledOnce();
  expect(drawn.confirm).toHaveBeenCalledOnce();
});

test.each<readonly [ConnectionFailure, string]>([
  [
    { _tag: "ConsentDenied" },
    "The console was not given access to your Google listing. Nothing was connected.",
  ],
  [
    { _tag: "ForeignState" },
    "Google’s answer does not belong to this tab, so it was not used. Connect again to start over.",
  ],
  [{ _tag: "Abandoned" }, "The connection was started but not finished. Connect again to start over."],
  [{ _tag: "UntrustedPage" }, "That consent page cannot be opened from here."],
  [
    { _tag: "CodeRefused" },
    "Google’s answer has expired or was already used. Connect again to get a new one.",
  ],
  [{ _tag: "SyncFailed", message: SYNC_FAILED }, "Failed to sync Google Business locations"],
  [{ _tag: "SyncFailed", message: "The listing is closed" }, "The listing is closed"],
  [{ _tag: "CallFailed", failure: Unreachable }, "Network error"],
])("§8, D8: %o is told in words", async (failure, words) => {
  await renderScreen(<ConnectionCard view={view({ failure })} {...NOTHING_HELD} />);
  expect(screen.getByRole("alert").textContent).toBe(words);
});
