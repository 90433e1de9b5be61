import { expect, test } from "vitest";
import { createActor } from "xstate";
import { versionLogic } from "../../src/machines/version.ts";

test("the page is outdated from when a new version came", () => {
  const version = createActor(versionLogic).start();
  expect(version.getSnapshot().context.isOutdated).toBe(false);
  version.send({ type: "new version came" });
  version.send({ type: "new version came" });
  expect(version.getSnapshot().context.isOutdated).toBe(true);
});
