import { expect, test } from "vitest";
import type { Announcement } from "../../../../src/domain/announcement.ts";
import { changeOf } from "../../../../src/domain/change.ts";
import { id } from "../../../domain/generators.ts";
import { AnnouncementText } from "../../../../src/ui/frame/announcements/announcement-texts.tsx";
import { renderScreen } from "../../render-screen.tsx";

test.each<readonly [Announcement, string]>([
  [{ _tag: "PlanChanged", name: "Plus" }, "Plus"],
  [{ _tag: "ListingDisconnected" }, "Google listing"],
  [{ _tag: "PictureAdded", of: "Otto Probe" }, "Picture Otto Probe"],
  [{ _tag: "MemberAdded", name: "Otto Probe", tribe: "Smoke & Fire" }, "Member Otto Probe · Smoke & Fire"],
  [
    { _tag: "ChangeTakenBack", target: { _tag: "kitchens", id: "7", name: "Casa Ana" } },
    "Undone: Kitchen Casa Ana",
  ],
  [{ _tag: "MessagesRead", titles: ["Hello"] }, "Hello "],
  [
    { _tag: "MessagesRead", titles: ["Incident report", "Hello", "Bye"] },
    "A problem was reported and 2 more",
  ],
  [{ _tag: "FileSaved", name: "days-7d" }, "days-7d"],
  [{ _tag: "ListingConnected", googleEmail: "ana@example.com" }, "ana@example.com"],
])("§8: below the words of the specification, %o says what it was done to", async (announcement, what) => {
  await renderScreen(
    <output>
      <AnnouncementText announcement={announcement} />
    </output>,
  );
  expect(document.querySelector("output")?.textContent).toBe(`Operation completed successfully${what}`);
});

test.each<readonly [Announcement, string]>([
  [{ _tag: "Copied", text: "4f2a" }, "Copied4f2a"],
  [{ _tag: "ExportStopped", list: "Kitchens" }, "The export stoppedKitchens"],
  [
    { _tag: "PasswordNotChanged", failure: { _tag: "InvalidCredentials" } },
    "Your password was not changed: the current one that you typed was wrong.",
  ],
  [
    { _tag: "PasswordNotChanged", failure: { _tag: "PasswordTooWeak" } },
    "Nothing was changedThis password is too easy to guess. Choose another one.",
  ],
  [
    { _tag: "PasswordNotChanged", failure: { _tag: "NotSent" } },
    "Nothing was changedNetwork error: please check your internet connection or browser network settings and try again.",
  ],
  [
    { _tag: "PasswordNotChanged", failure: { _tag: "NetworkFailed" } },
    "Your password may not have changed. Try again: if the current one is refused, the new one already counts.",
  ],
  [
    {
      _tag: "RecordsChanged",
      change: changeOf([{ _tag: "kitchens", id: "7", name: "Casa Ana" }], { _tag: "Ban" }),
      targets: [],
    },
    "Nothing was changedKitchen Casa Ana",
  ],
  [
    {
      _tag: "ChangeFailed",
      failures: [
        {
          target: { _tag: "users", id: "3", name: "Ana" },
          failure: { _tag: "Refused", message: "The last admin stays one" },
        },
        { target: { _tag: "users", id: "4", name: "Otto" }, failure: { _tag: "Forbidden" } },
        { target: { _tag: "users", id: "5", name: "Eva" }, failure: { _tag: "NotSent" } },
        { target: { _tag: "users", id: "6", name: "Ida" }, failure: { _tag: "Unauthorized" } },
      ],
    },
    "Ana was not changed: The last admin stays oneOtto was not changed: Access deniedEva was not changed: Network errorIda was not changed: Your session has expired",
  ],
  [
    { _tag: "ActionFailed", failure: { _tag: "Refused", message: "There is no such tribe" } },
    "There is no such tribe",
  ],
  [{ _tag: "ActionFailed", failure: { _tag: "Refused", message: "" } }, "Something went wrong"],
  [
    {
      _tag: "DeletionFailed",
      undeleted: ["1", "2", "3", "4", "5", "6", "7"].map((number) => ({
        target: { _tag: "kitchens", id: number, name: `Casa ${number}` },
        failure: { _tag: number === "1" ? "Forbidden" : "TimedOut" },
      })),
    },
    `Casa 1 was not deleted: Access denied${["2", "3", "4", "5"]
      .map((number) => `It is not known whether Casa ${number} was deleted. Check the list.`)
      .join("")}and 2 more`,
  ],
  [
    {
      _tag: "ItemsWereGone",
      targets: [
        {
          _tag: "Membership",
          id: id("3"),
          name: "Ana",
          tribeId: id("5"),
          tribeName: "Smoke & Fire",
        },
      ],
    },
    "Member Ana had already been deleted",
  ],
  [
    {
      _tag: "ItemsWereGone",
      targets: [{ _tag: "favorites", id: "3", name: "Ana · Casa Ana", owner: undefined }],
    },
    "Favorite Ana · Casa Ana had already been deleted",
  ],
  [
    {
      _tag: "DeletionFailed",
      undeleted: [
        {
          target: { _tag: "TribeImage", id: id("3"), name: "1" },
          failure: { _tag: "Forbidden" },
        },
      ],
    },
    "Picture 1 was not deleted: Access denied",
  ],
  [
    { _tag: "ItemsWereGone", targets: [{ _tag: "users", id: "3", name: "Ana" }] },
    "Ana had already been deleted",
  ],
])("%o says what it was about", async (announcement, said) => {
  await renderScreen(
    <output>
      <AnnouncementText announcement={announcement} />
    </output>,
  );
  expect(document.querySelector("output")?.textContent).toBe(said);
});
