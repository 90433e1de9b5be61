import { act, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { EMPTY_PROFILE } from "../../../../src/domain/business/profile-form.ts";
import { LANGUAGES, type LanguageCode } from "../../../../src/domain/language.ts";
import { areaTexts } from "../../../../src/ui/locales/area-texts.ts";
import { showLanguage, showTextsOf } from "../../../../src/ui/locales/catalogs.ts";
import { GuestView } from "../../../../src/ui/pages/profile/GuestView.tsx";
import { HoursEditor } from "../../../../src/ui/pages/profile/HoursEditor.tsx";
import { HoursReading } from "../../../../src/ui/pages/profile/HoursReading.tsx";
import { useHoursWords } from "../../../../src/ui/parts/weekday/use-hours-words.ts";
import { quietConsole, renderScreen } from "../../render-screen.tsx";

const onChange = vi.fn<(text: string) => void>();

const Editor = ({ text, error }: { text: string; error?: string }) => {
  const [value, setValue] = useState(text);
  const [days, setDays] = useState("");
  const [isSaving, setIsSaving] = useState(false);
  return (
    <>
      <HoursEditor
        value={value}
        days={days}
        onReplace={setDays}
        error={error}
        readOnly={isSaving}
        onChange={(changed) => {
          onChange(changed);
          setValue(changed);
        }}
      />
      <button type="button" onClick={() => setIsSaving(true)}>
        Save
      </button>
    </>
  );
};

const day = (name: string) => within(screen.getByRole("group", { name }));
const press = (name: string, place: Pick<typeof screen, "getByRole"> = screen) =>
  fireEvent.click(place.getByRole("button", { name }));
const sayInWords = (text: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: "Opening hours" }), { target: { value: text } });
const said = () => onChange.mock.lastCall?.[0];

describe("the editor of opening hours", () => {
  afterEach(() => onChange.mockClear());

  test.each([
    ["Mo 09:00-08:00", "Closes the next day"],
    ["Mo 18:00-00:30", "Closes the next day"],
    ["Mo 18:00-24:00", undefined],
    ["Mo 09:00-18:00", undefined],
    ["Mo 00:00-24:00", "Open all day"],
    ["Mo 09:00-", undefined],
  ])("says of %s beside the time: %s", async (text, hint) => {
    await renderScreen(<Editor text={text} />);
    const closes = day("Monday").getByLabelText("Closes");
    const described = closes.getAttribute("aria-describedby");
    expect(described === null ? undefined : document.getElementById(described)?.textContent).toBe(hint);
  });

  test("says so as well where these times overlap with others", async () => {
    await renderScreen(<Editor text="Mo 22:00-13:00; Tu 09:00-18:00" error="Look" />);
    const described = day("Monday").getByLabelText("Closes").getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(described)?.textContent).toBe(
      "These times overlap with othersCloses the next day",
    );
  });

  test("opens and closes days, adds and removes times, and copies them: one text", async () => {
    await renderScreen(<Editor text="" />);
    fireEvent.click(screen.getByRole("checkbox", { name: "Tuesday: open" }));
    expect(said()).toBe("Tu 09:00-18:00");
    fireEvent.change(day("Tuesday").getByLabelText("Closes"), { target: { value: "14:30" } });
    press("Add a time", day("Tuesday"));
    expect([said(), document.activeElement]).toEqual([
      "Tu 09:00-14:30,-",
      day("Tuesday").getByLabelText("Opens (2)"),
    ]);
    fireEvent.change(day("Tuesday").getByLabelText("Opens (2)"), { target: { value: "18:00" } });
    fireEvent.change(day("Tuesday").getByLabelText("Closes (2)"), { target: { value: "02:00" } });
    press("Copy to all days", day("Tuesday"));
    expect(said()).toBe("Mo-Su 09:00-14:30,18:00-02:00");
    press("Undo");
    expect(said()).toBe("Tu 09:00-14:30,18:00-02:00");
    fireEvent.click(screen.getByRole("checkbox", { name: "Monday: open" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Sunday: open" }));
    press("Copy to all open days", day("Tuesday"));
    expect(said()).toBe("Mo-Tu 09:00-14:30,18:00-02:00; Su 09:00-14:30,18:00-02:00");
    expect(screen.getByRole("status").textContent).toBe("All open days now have the times of Tuesday");
    fireEvent.click(screen.getByRole("checkbox", { name: "Monday: open" }));
    press("Remove this time (1)", day("Sunday"));
    fireEvent.change(screen.getByRole("combobox", { name: "Public holidays" }), {
      target: { value: "closed" },
    });
    expect(said()).toBe("Tu 09:00-14:30,18:00-02:00; Su 18:00-02:00; PH off");
  });

  test("says of a time that was removed that it was, and how many the day has left", async () => {
    await renderScreen(<Editor text="Mo 08:00-09:00,10:00-11:00,12:00-13:00; Sa 12:00-15:00" />);
    const status = () => screen.getByRole("status").textContent;
    expect(status()).toBe("");
    press("Remove this time (1)", day("Monday"));
    expect(status()).toBe("Monday: a time was removed, 2 left");
    press("Remove this time (1)", day("Monday"));
    expect(status()).toBe("Monday: a time was removed, 1 left");
    fireEvent.change(day("Monday").getByLabelText("Opens"), { target: { value: "11:30" } });
    expect(status()).toBe("");
    expect(said()).toBe("Mo 11:30-13:00; Sa 12:00-15:00");
  });

  test("has a day's times again that was closed and is open after all", async () => {
    await renderScreen(<Editor text="Sa 12:00-15:00,18:00-01:00" />);
    fireEvent.click(screen.getByRole("checkbox", { name: "Saturday: open" }));
    expect(said()).toBe("");
    fireEvent.click(screen.getByRole("checkbox", { name: "Saturday: open" }));
    expect(said()).toBe("Sa 12:00-15:00,18:00-01:00");
  });

  test.each(["closed", "as usual"])("has the times of holidays again, too, after %s", async (choice) => {
    await renderScreen(<Editor text="PH 10:00-14:00" />);
    const holidays = screen.getByRole("combobox", { name: "Public holidays" });
    const choose = (value: string) => fireEvent.change(holidays, { target: { value } });
    choose(choice);
    expect(said()).toBe(choice === "closed" ? "PH off" : "");
    choose("open");
    expect(said()).toBe("PH 10:00-14:00");
  });

  test("says what was copied at the day that it came from, and takes it back there", async () => {
    await renderScreen(<Editor text="Mo 09:00-18:00; Sa 12:00-15:00" />);
    press("Copy to all open days", day("Monday"));
    expect(day("Monday").getByText("All open days now have the times of Monday")).toBeTruthy();
    expect(said()).toBe("Mo 09:00-18:00; Sa 09:00-18:00");
    press("Undo", day("Monday"));
    expect(said()).toBe("Mo 09:00-18:00; Sa 12:00-15:00");
    expect(document.activeElement).toBe(day("Monday").getByRole("button", { name: "Copy to all open days" }));
    expect(screen.getByRole("status").textContent).toBe("");
  });

  test("changes nothing while it is saved", async () => {
    await renderScreen(<Editor text="Mo 09:00-18:00,19:00-20:00; Sa 12:00-15:00" />);
    press("Copy to all open days", day("Monday"));
    onChange.mockClear();
    press("Save");
    for (const control of within(screen.getByRole("group", { name: "Opening hours" })).getAllByRole("button"))
      fireEvent.click(control);
    for (const control of screen.getAllByRole("checkbox")) fireEvent.click(control);
    expect(onChange).not.toHaveBeenCalled();
  });

  test("says at each day what is wrong with it", async () => {
    await renderScreen(
      <Editor
        text="Mo 09:00-; We 18:00-03:00; Th 02:00-05:00; Fr 09:00-18:00; Su 18:00-18:00"
        error="Look"
      />,
    );
    expect(day("Monday").getByText("Enter when it opens and when it closes")).toBeTruthy();
    expect(day("Thursday").getByText("These times overlap with others")).toBeTruthy();
    expect(day("Sunday").getByText("Closing time must differ from opening time")).toBeTruthy();
    expect(day("Friday").queryByText(/overlap|Enter/u)).toBeNull();
  });

  test("leaves words of somebody's own as they are, until a day is set", async () => {
    await renderScreen(<Editor text="Tue–Sun, late" />);
    expect(screen.getByRole("textbox", { name: "Opening hours" })).toHaveProperty("value", "Tue–Sun, late");
    press("Set hours by day");
    expect(document.activeElement).toBe(screen.getByRole("group", { name: "Opening hours" }));
    expect(screen.getByText("Tue–Sun, late")).toBeTruthy();
    expect(onChange).not.toHaveBeenCalled();
    press("Use your own words");
    expect(document.activeElement).toBe(screen.getByLabelText("Opening hours"));
    expect(screen.getByRole("textbox", { name: "Opening hours" })).toHaveProperty("value", "Tue–Sun, late");
  });

  test("goes on in words that can be read, and back to the days as they were", async () => {
    await renderScreen(<Editor text="Mo 00:00-24:00; Fr 09:00-18:00" />);
    press("Use your own words");
    expect(said()?.replaceAll(/\s/gu, " ")).toBe(
      "Sun Closed; Mon Open all day; Tue–Thu Closed; Fri 9:00 AM – 6:00 PM; Sat Closed",
    );
    expect(screen.getByRole("textbox", { name: "Opening hours" })).toHaveProperty("value", said());
    press("Set hours by day");
    expect([said(), screen.getByRole("checkbox", { name: "Friday: open" })]).toEqual([
      "Mo 00:00-24:00; Fr 09:00-18:00",
      expect.objectContaining({ checked: true }),
    ]);
  });

  test("has the days again after words that were changed, and those words until a day is changed or said anew", async () => {
    await renderScreen(<Editor text="Mo 00:00-24:00; Fr 09:00-18:00; PH off" />);
    press("Use your own words");
    sayInWords("Late");
    press("Set hours by day");
    expect([said(), screen.getByText("Late")]).toEqual([
      "Mo 00:00-24:00; Fr 09:00-18:00; PH off",
      expect.anything(),
    ]);
    press("Use your own words");
    expect(said()).toBe("Late");
    press("Set hours by day");
    fireEvent.click(screen.getByRole("checkbox", { name: "Monday: open" }));
    expect([said(), screen.queryByText("Late")]).toEqual(["Fr 09:00-18:00; PH off", null]);
    press("Use your own words");
    expect(said()).toContain("Sun–Thu Closed");
    sayInWords("");
    press("Set hours by day");
    expect([said(), screen.queryByText(/take/u)]).toEqual(["Fr 09:00-18:00; PH off", null]);
  });

  test("takes days that were said as a text for what they are, whatever was said by day before", async () => {
    await renderScreen(<Editor text="Fr 09:00-18:00" />);
    press("Use your own words");
    sayInWords("Mo-We 10:00-12:00");
    press("Set hours by day");
    expect([said(), screen.getByRole("checkbox", { name: "Tuesday: open" })]).toEqual([
      "Mo-We 10:00-12:00",
      expect.objectContaining({ checked: true }),
    ]);
  });

  test("goes on in words with times that overlap as they were typed: a dash would be saved in their place", async () => {
    await renderScreen(<Editor text="Fr 18:00-02:00; Sa 01:00-03:00" />);
    press("Use your own words");
    expect(said()?.replaceAll(/\s/gu, " ")).toBe(
      "Sun–Thu Closed; Fri 6:00 PM – 2:00 AM; Sat 1:00 AM – 3:00 AM",
    );
  });

  test("begins words of somebody's own with nothing where nothing is said", async () => {
    await renderScreen(<Editor text="" />);
    press("Use your own words");
    expect(screen.getByRole("textbox", { name: "Opening hours" })).toHaveProperty("value", "");
  });
});

const WEEK = "Mo-Fr 09:00-18:00; Sa 18:00-02:00; PH off";

/** How the week reads, but for its holidays. */
const READINGS: ReadonlyArray<readonly [LanguageCode, ReadonlyArray<string>]> = [
  ["ar", ["السبت 6:00 م – 2:00 ص", "الأحد مغلق", "الاثنين–الجمعة 9:00 ص – 6:00 م"]],
  ["en", ["Sun Closed", "Mon–Fri 9:00 AM – 6:00 PM", "Sat 6:00 PM – 2:00 AM"]],
  ["es", ["Lun–vie 9:00–18:00", "Sáb 18:00–2:00", "Dom Cerrado"]],
  ["fr", ["Lun.–ven. 09:00 – 18:00", "Sam. 18:00 – 02:00", "Dim. Fermé"]],
  ["he", ["יום א׳ סגור", "יום ב׳–יום ו׳ 9:00–18:00", "שבת 18:00–2:00"]],
  ["hi", ["रवि बंद", "सोम–शुक्र 9:00 am – 6:00 pm", "शनि 6:00 pm – 2:00 am"]],
  ["id", ["Min Tutup", "Sen–Jum 09.00–18.00", "Sab 18.00–02.00"]],
  ["ja", ["日 休業", "月～金 9:00～18:00", "土 18:00～2:00"]],
  ["pa", ["ਐਤ ਬੰਦ", "ਸੋਮ–ਸ਼ੁੱਕਰ 9:00 AM – 6:00 PM", "ਸ਼ਨੀ 6:00 PM – 2:00 AM"]],
  ["pt", ["Dom. Fechado", "Seg.–sex. 09:00 – 18:00", "Sáb. 18:00 – 02:00"]],
  ["zh", ["周一至周五 09:00–18:00", "周六 18:00–02:00", "周日 休息"]],
  ["zh-TW", ["週日 休息", "週一至週五 上午9:00至下午6:00", "週六 下午6:00至凌晨2:00"]],
];

/** The lines of hours in a language. */
const readIn = async (language: LanguageCode, text = WEEK): Promise<ReadonlyArray<string>> => {
  await showTextsOf("own", language, areaTexts);
  await act(() => showLanguage(language));
  const { container, unmount } = await renderScreen(<HoursReading text={text} />);
  const lines = [...container.querySelectorAll("dt")].map((days) =>
    `${days.textContent} ${days.nextElementSibling?.textContent}`
      .replaceAll(/[\u2068\u2069]/gu, "")
      .replaceAll(/\s/gu, " "),
  );
  unmount();
  return lines;
};

describe("opening hours are read", () => {
  afterEach(() => act(() => showLanguage("en")));

  test.each(READINGS)("in %s, from its week's first day on", async (code, lines) => {
    expect((await readIn(code)).slice(0, 3)).toEqual(lines);
  });

  test.each(READINGS)("in %s, with the part of the day that they end in", async (code) => {
    const evening = new Intl.DateTimeFormat(code, { timeStyle: "short", timeZone: "UTC" })
      .format(Date.UTC(2023, 0, 1, 22))
      .replaceAll(/\s/gu, " ");
    expect((await readIn(code, "Mo 12:00-22:00")).join("\n")).toContain(evening);
  });

  test("in every language", () => {
    expect(READINGS.map(([code]) => code).toSorted()).toEqual(LANGUAGES.map(({ code }) => code).toSorted());
  });

  test("with a dash at the days that are not right yet, which are not taken for others", async () => {
    expect(
      await readIn("en", "Mo-Tu 18:00-18:00; We 09:00-; Th-Fr 09:00-18:00; Sa 20:00-02:00; Su 01:00-03:00"),
    ).toEqual(["Sun–Wed —", "Thu–Fri 9:00 AM – 6:00 PM", "Sat —"]);
  });

  test("in words of somebody's own as they are", async () => {
    await renderScreen(<HoursReading text="Tue–Sun, late" />);
    expect(screen.getByText("Tue–Sun, late")).toBeTruthy();
  });
});

const Words = ({ text }: { text: string }) => <p>{useHoursWords().words(text)}</p>;

describe("opening hours go on in words", () => {
  afterEach(() => act(() => showLanguage("en")));

  test.each<readonly [LanguageCode, string]>([
    ["en", "Sun Closed; Mon 9:00 AM – 12:00 PM, 2:00 PM – 6:00 PM; Tue–Sat Closed"],
    ["ar", "السبت–الأحد مغلق؛ الاثنين 9:00 ص – 12:00 م، 2:00 م – 6:00 م؛ الثلاثاء–الجمعة مغلق"],
    ["ja", "日 休業；月 9:00～12:00、14:00～18:00；火～土 休業"],
  ])("in %s, set apart as that language does", async (code, line) => {
    await showTextsOf("own", code, areaTexts);
    await act(() => showLanguage(code));
    const { container } = await renderScreen(<Words text="Mo 09:00-12:00,14:00-18:00" />);
    expect(
      container
        .querySelector("p")
        ?.textContent.replaceAll(/[\u2068\u2069]/gu, "")
        .replaceAll(/\s/gu, " "),
    ).toBe(line);
  });
});

test("guests see what is said, by links that are safe, and whether it is open by the app's clock", async () => {
  const profile = { ...EMPTY_PROFILE, name: "Casa Ana", hours: WEEK, phone: "+1 555 0104" };
  // A Wednesday.
  const now = new Date(2026, 4, 6, 12).getTime();
  await renderScreen(<GuestView profile={{ ...profile, website: "javascript:alert(1)" }} />, {
    console: { ...quietConsole(), now: () => now },
  });
  expect(screen.getByText(/^Open now, closes at/u).textContent).toContain("6:00");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["tel:+15550104"]);
  expect(screen.getByText("javascript:alert(1)")).toBeTruthy();
});

test("a number that dials nothing is no link", async () => {
  await renderScreen(<GuestView profile={{ ...EMPTY_PROFILE, name: "Casa Ana", phone: "ask at the bar" }} />);
  expect(screen.getByText("ask at the bar")).toBeTruthy();
  expect(screen.queryAllByRole("link")).toEqual([]);
});

/** What guests read of hours at a moment; 4 May 2026 is a Monday. */
const saidAt = async (hours: string, dayOfMay: number, hour: number): Promise<string | undefined> => {
  const now = new Date(2026, 4, dayOfMay, hour).getTime();
  await renderScreen(<GuestView profile={{ ...EMPTY_PROFILE, name: "Casa Ana", hours }} />, {
    console: { ...quietConsole(), now: () => now },
  });
  return screen
    .getByText(/^(?:Open|Closed) now/u)
    .textContent.replaceAll(/[\u2068\u2069]/gu, "")
    .replaceAll(/\s/gu, " ");
};

test.each([
  ["Mo 09:00-12:00", 4, 8, "Closed now, opens at 9:00 AM"],
  ["Mo 09:00-12:00", 4, 14, "Closed now, opens on Monday at 9:00 AM"],
  ["Mo-Fr 09:00-12:00", 4, 14, "Closed now, opens on Tuesday at 9:00 AM"],
  ["Mo-Th 00:00-24:00; Fr 00:00-18:00", 4, 10, "Open now, closes on Friday at 6:00 PM"],
  ["Mo-Th 00:00-24:00; Fr 00:00-18:00", 7, 19, "Open now, closes on Friday at 6:00 PM"],
  ["Mo-Th 00:00-24:00; Fr 00:00-18:00", 8, 1, "Open now, closes at 6:00 PM"],
  ["Mo 18:00-02:00", 4, 20, "Open now, closes at 2:00 AM"],
  ["Mo 18:00-24:00", 4, 20, "Open now, closes at 12:00 AM"],
  ["Mo 00:00-24:00; Tu 09:00-18:00", 4, 10, "Open now, closes at 12:00 AM"],
  ["Mo 18:00-24:00; Tu 00:00-09:00", 4, 20, "Open now, closes on Tuesday at 9:00 AM"],
  ["Mo 00:00-12:00; Tu-Su 00:00-24:00", 4, 10, "Open now, closes at 12:00 PM"],
  ["Mo 00:00-10:00,12:00-24:00; Tu-Su 00:00-24:00", 4, 13, "Open now, closes on Monday at 10:00 AM"],
])("guests read of %s on %d May at %d: %s", async (hours, dayOfMay, hour, words) => {
  expect(await saidAt(hours, dayOfMay, hour)).toBe(words);
});

test("guests see a website as it was typed, and are led to where it is", async () => {
  await renderScreen(
    <GuestView profile={{ ...EMPTY_PROFILE, website: "https://cocina-zoë.example/menú" }} />,
  );
  const link = screen.getByRole("link", { name: "cocina-zoë.example/menú" });
  expect(link.getAttribute("href")).toBe("https://xn--cocina-zo-34a.example/men%C3%BA");
});
