import { expect, test } from "vitest";
import type { Announcement } from "../../../../src/domain/announcement.ts";
import { AnnouncementText } from "../../../../src/ui/frame/announcements/announcement-texts.tsx";
import { renderScreen } from "../../render-screen.tsx";

test.each<readonly [Announcement, string]>([
  [{ _tag: "PlanChanged", name: "Plus" }, "Plus"],
  [{ _tag: "ListingDisconnected" }, "Google listing"],
  [{ _tag: "PictureAdded" }, "Picture"],
  [{ _tag: "ListingConnected", googleEmail: "ana@example.com" }, "ana@example.com"],
])("§8: below the words of the specification, %o says what it was done to", async (announcement, what) => {
  await renderScreen(
    <output>
      <AnnouncementText announcement={announcement} />
    </output>,
  );
  expect(document.querySelector("output")?.textContent).toBe(`Operation completed successfully${what}`);
});
