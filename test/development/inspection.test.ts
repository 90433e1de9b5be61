// @vitest-environment jsdom
import * as Option from "effect/Option";
import { afterEach, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import { startInspection } from "../../src/development/inspection.ts";
import { recordingsIn } from "../../src/development/recording.ts";
import { authMachine } from "../../src/machines/auth/auth.machine.ts";
import { incidentsLogic } from "../../src/machines/incidents.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test("the report of what broke carries what was recorded until then, and nothing that came after", async () => {
  const saved: Array<Blob> = [];
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      postMessage = (): void => undefined;
      addEventListener = (): void => undefined;
    },
  );
  vi.stubGlobal(
    "URL",
    class extends URL {
      static override createObjectURL = (blob: Blob): string => `#${String(saved.push(blob))}`;
      static override revokeObjectURL = (): void => undefined;
    },
  );
  const inspect = startInspection();
  const auth = createActor(authMachine, { inspect }).start();
  const incidents = createActor(incidentsLogic, { inspect }).start();
  auth.send({ type: "sign in with Google" });
  incidents.send({ type: "ended", cause: new Error("A part did not come"), fate: "no incident" });
  incidents.send({ type: "ended", cause: new TypeError("It broke: password=hunter2"), fate: "not told" });
  auth.send({ type: "sign out" });
  const [button, ...others] = [...document.querySelectorAll("button")].filter(({ textContent }) =>
    textContent.startsWith("Save incident"),
  );
  expect(others).toEqual([]);
  expect(button?.textContent).toBe("Save incident: TypeError: It broke: password ‹…› /");
  button?.click();
  const text = (await saved[0]?.text()) ?? "";
  expect(Option.getOrThrow(recordingsIn(text))).toMatchObject([
    {
      chart: "auth",
      name: "TypeError: It broke: password ‹…› /",
      steps: [{ value: "signed out" }, { value: { "signing in with Google": "in the popup" } }],
    },
  ]);
});
