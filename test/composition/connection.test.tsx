import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { fakeBackend, json } from "./backend.ts";
import { CARL, DORA, PATIENCE, press, signIn, signOut, startConsole, useConsoles } from "./console.ts";

useConsoles();

const connectedAs = (googleEmail: string) => () =>
  json({ connected: true, integration: { googleEmail, expiresAt: "2100-01-01T00:00:00Z" } });

const started = async (at = "/business", status = () => json({ connected: false })) => {
  const backend = fakeBackend();
  backend.answer({
    "GET /google/oauth/status": status,
    "GET /systemnotification/user/3": () => json([]),
    "GET /systemnotification/user/4": () => json([]),
  });
  const console = await startConsole({ as: CARL, at, backend });
  return { ...console, backend };
};

const consentAt = (authUrl: string) => () => json({ authUrl, state: "state-1", scopes: [] });

describe("the page of consent", () => {
  test.each([
    "https://accounts.google.com.evil.example/o/oauth2",
    "https://evil.example/o/oauth2",
    "http://accounts.google.com/o/oauth2",
    "javascript:alert(1)",
    "https://jane@accounts.google.com/o/oauth2",
  ])("%s is not opened", async (authUrl) => {
    const { backend, departures } = await started();
    backend.answer({ "GET /google/oauth/authorize": consentAt(authUrl) });
    await press("button", "Connect Google listing");
    await screen.findByText("That consent page cannot be opened from here.", undefined, PATIENCE);
    expect(departures()).toBe(0);
    expect(sessionStorage.length).toBe(0);
  });

  test("of Google's is opened", async () => {
    const { backend, departures } = await started();
    backend.answer({
      "GET /google/oauth/authorize": consentAt("https://accounts.google.com/o/oauth2/v2/auth?state=state-1"),
    });
    await press("button", "Connect Google listing");
    await waitFor(() => expect(departures()).toBe(1), PATIENCE);
  });
});

describe("what comes back from Google", () => {
  test("to a tab that asked for nothing is refused, and out of the address at once", async () => {
    const { backend } = await started("/business?code=stolen&state=somebody");
    await screen.findByText(/does not belong to this tab/u, undefined, PATIENCE);
    expect(location.search).toBe("");
    expect(backend.times("POST /business/connect/google")).toBe(0);
  });
});

test("what makes the connection is asked for again after it did not load", async () => {
  vi.doMock("../../src/composition.google.ts", () => {
    throw new Error("The network is gone");
  });
  await started();
  await screen.findByText("Oops! Something went wrong", undefined, PATIENCE);
  vi.doUnmock("../../src/composition.google.ts");
  await press("button", "Try Again");
  expect(await screen.findByText("Connect Google listing", undefined, PATIENCE)).toBeTruthy();
});

describe("signing out", () => {
  test("gives up what the connection was doing", async () => {
    const { backend } = await started("/business", connectedAs("carl@gmail.test"));
    backend.answer({ "POST /google/locations/sync": () => new Promise(() => undefined) });
    await press("button", "Sync locations");
    const sync = await waitFor(() => {
      const found = backend.asked.find(({ call }) => call === "POST /google/locations/sync");
      if (found === undefined) throw new Error("Nothing was synced");
      return found;
    }, PATIENCE);
    await signOut();
    await waitFor(() => expect(sync.signal?.aborted).toBe(true), PATIENCE);
  });

  test("leaves the next chef nothing of the connection", async () => {
    const { backend } = await started("/business", connectedAs("carl@gmail.test"));
    await screen.findByText("carl@gmail.test", undefined, PATIENCE);
    await signOut();
    backend.answer({ "GET /google/oauth/status": connectedAs("dora@gmail.test") });
    await signIn(DORA);
    await screen.findByText("dora@gmail.test", undefined, PATIENCE);
    expect(screen.queryByText("carl@gmail.test")).toBeNull();
  });
});
