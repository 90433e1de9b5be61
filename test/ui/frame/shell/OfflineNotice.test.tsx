import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { OfflineNotice } from "../../../../src/ui/frame/shell/OfflineNotice.tsx";
import { renderScreen } from "../../render-screen.tsx";

test.each([
  [false, ""],
  [true, "You are offline. What you see may be out of date."],
])("says into a place that was there before that there is no network: %s", async (isOffline, said) => {
  await renderScreen(<OfflineNotice isOffline={isOffline} />);
  expect(screen.getByRole("status").textContent).toBe(said);
});
