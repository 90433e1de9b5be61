import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import type { BusinessProfile } from "../../../../src/domain/business.ts";
import { EMPTY_PROFILE } from "../../../../src/domain/business/profile-form.ts";
import { ProfileEditor } from "../../../../src/ui/pages/profile/ProfileEditor.tsx";
import { onLeave, records, save, type } from "../../parts/editing/record-forms.tsx";
import { workingConsole } from "../../parts/editing/working-console.ts";
import { renderScreen } from "../../render-screen.tsx";

const drawn = (hours: string | undefined) => drawnOf({ hours });

const drawnOf = async (said: Partial<BusinessProfile>) => {
  const { console } = await workingConsole(records(), { role: "chef" });
  const profile = { ...EMPTY_PROFILE, name: "Casa Ana", ...said };
  const drawAgain = async (): Promise<void> => {
    cleanup();
    await renderScreen(<ProfileEditor profile={profile} onLeave={onLeave} />, { console });
  };
  await drawAgain();
  return drawAgain;
};

const day = (name: string) => within(screen.getByRole("group", { name }));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const inWords = () => screen.queryByRole("textbox", { name: "Opening hours" });

/** The times of a day that are marked, by what they are called, and what each says of it. */
const marked = (name: string): ReadonlyArray<readonly [string | null, string | undefined]> =>
  day(name)
    .queryAllByLabelText(/^(?:Opens|Closes)/u)
    .filter((time) => time.getAttribute("aria-invalid") === "true")
    .map((time) => [
      time.getAttribute("aria-label"),
      document.getElementById(time.getAttribute("aria-describedby") ?? "")?.textContent,
    ]);

beforeEach(() => {
  onLeave.mockClear();
});

describe("reverting", () => {
  test("has the days again that were said in words", async () => {
    await drawn("Tu-Th 12:00-22:00; PH off");
    press("Use your own words");
    expect(inWords()).not.toBeNull();
    press("Revert");
    expect(inWords()).toBeNull();
    expect(screen.getByRole("checkbox", { name: "Tuesday: open" })).toHaveProperty("checked", true);
  });

  test("has the words again that days took the place of", async () => {
    await drawn("Tue–Sun, late");
    press("Set hours by day");
    fireEvent.click(screen.getByRole("checkbox", { name: "Friday: open" }));
    press("Revert");
    expect(inWords()).toHaveProperty("value", "Tue–Sun, late");
  });

  test("says no more that a day's times are those of all", async () => {
    await drawn("Mo 09:00-18:00; Sa 12:00-15:00");
    fireEvent.click(day("Monday").getByRole("button", { name: "Copy to all open days" }));
    expect(day("Opening hours").getByRole("status").textContent).toContain("Monday");
    press("Revert");
    expect(day("Opening hours").getByRole("status").textContent).toBe("");
    expect(day("Opening hours").queryByRole("button", { name: "Undo" })).toBeNull();
  });
});

describe("days that words are about to take the place of", () => {
  const isOpenOn = (name: string) =>
    expect(screen.getByRole("checkbox", { name: `${name}: open` })).toHaveProperty("checked", true);

  test.each(["Tu-Th 12:00-22:00; PH off", undefined])(
    "are there again for whoever left the form and comes back to it, saved before (%s) or not",
    async (saved) => {
      const comeBack = await drawn(saved);
      fireEvent.click(screen.getByRole("checkbox", { name: "Friday: open" }));
      press("Use your own words");
      type("Opening hours", "Late");
      await comeBack();
      expect(inWords()).toHaveProperty("value", "Late");
      press("Set hours by day");
      isOpenOn("Friday");
      if (saved !== undefined) isOpenOn("Tuesday");
      expect(screen.getByText("Late")).toBeTruthy();
    },
  );
});

test("has words in a field that grows with them, as the description's does", async () => {
  await drawn("Late");
  expect(inWords()?.tagName).toBe(screen.getByRole("textbox", { name: "Description" }).tagName);
});

test("says beside the words that they replace the days, where there are any", async () => {
  const told = () => {
    const at = inWords()?.getAttribute("aria-describedby") ?? "";
    return document.getElementById(at)?.textContent;
  };
  await drawn("Late");
  expect(told()).toBe("In your own words");
  await drawn("Tu-Th 12:00-22:00");
  press("Use your own words");
  expect(told()).toBe(
    "In your own words. Once saved, they replace the hours set by day, and guests no longer see whether you are open now.",
  );
  type("Opening hours", "Fr 12:00-22:00");
  expect(told()).toBe("In your own words");
});

describe("hours that cannot be saved", () => {
  test.each([
    [
      "Tu 12:00-12:00; Fr 09:00-18:00",
      "Tuesday",
      "Closes",
      [["Closes", "Closing time must differ from opening time"]],
    ],
    [
      "Th 09:00-12:00,13:00-",
      "Thursday",
      "Closes (2)",
      [["Closes (2)", "Enter when it opens and when it closes"]],
    ],
    [
      "We 09:00-12:00,13:00-18:00,17:00-20:00",
      "Wednesday",
      "Opens (2)",
      ["Opens (2)", "Closes (2)", "Opens (3)", "Closes (3)"].map((time) => [
        time,
        "These times overlap with others",
      ]),
    ],
  ])(
    "%s: the first wrong time has the focus, and only what is wrong is marked",
    async (hours, on, first, wrong) => {
      await drawn(hours);
      save();
      await waitFor(() => expect(document.activeElement).toBe(day(on).getByLabelText(first)));
      expect(marked(on)).toEqual(wrong);
      expect(document.querySelectorAll("input[aria-invalid=true]")).toHaveLength(wrong.length);
    },
  );

  test("of several days, the first one on the page has the focus", async () => {
    await drawn("Mo 09:00-; Su 18:00-18:00");
    save();
    await waitFor(() => expect(document.activeElement).toBe(day("Sunday").getByLabelText("Closes")));
    const days = screen.getByRole("group", { name: "Opening hours" });
    expect(document.getElementById(days.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Some of the times need a look",
    );
  });
});

describe("a picture that does not load", () => {
  const GONE = "https://images.example/gone.png";
  const TOLD = "This picture cannot be shown. You can still save it.";
  const fail = () => fireEvent.error(document.querySelector("img") ?? document.body);

  test("is told of below its field, once that is left, until it is another", async () => {
    await drawnOf({ picture: undefined });
    const field = screen.getByRole("textbox", { name: "Picture" });
    type("Picture", GONE);
    fail();
    expect(screen.queryByText(TOLD)).toBeNull();
    fireEvent.blur(field);
    expect(screen.getByText(TOLD).role).toBe("status");
    type("Picture", "https://images.example/there.png");
    fireEvent.blur(field);
    expect(screen.queryByText(TOLD)).toBeNull();
  });

  test("is told of where it was saved so", async () => {
    await drawnOf({ picture: GONE });
    expect(screen.queryByText(TOLD)).toBeNull();
    fail();
    expect(screen.getByText(TOLD)).toBeTruthy();
  });
});
