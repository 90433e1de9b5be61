import { fc, test as law } from "@fast-check/vitest";
import { expect, test } from "vitest";
import {
  hoursProblems,
  NEVER_OPEN,
  OPENING_DAYS,
  type Opening,
  type OpeningHours,
  WEEK,
  wrongEnds,
} from "../../../src/domain/business/hours.ts";
import { openAt } from "../../../src/domain/business/open-at.ts";
import {
  daysAlike,
  draftedHours,
  hoursIn,
  hoursText,
  tidiedHours,
} from "../../../src/domain/business/hours-text.ts";

const MINUTES = 24 * 60;
const two = (value: number): string => String(value).padStart(2, "0");
const timeOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

const times = fc.integer({ min: 0, max: MINUTES - 1 }).map(timeOf);
const opening = fc.record({ from: times, to: times });
const hole = fc.record({ from: fc.option(times, { nil: "" }), to: fc.option(times, { nil: "" }) });

const weeks = (each: fc.Arbitrary<Opening>): fc.Arbitrary<OpeningHours> => {
  const day = fc.array(each, { maxLength: 3 });
  return fc.record(
    { Mo: day, Tu: day, We: day, Th: day, Fr: day, Sa: day, Su: day, PH: day },
    { requiredKeys: [...WEEK] },
  );
};

/** Hours that are sound: drawn as they come, and a day that is not is closed. */
const sound = weeks(opening).map((drawn) => {
  let hours = drawn;
  for (let bad = hoursProblems(hours); bad.size > 0; bad = hoursProblems(hours))
    hours = { ...hours, ...Object.fromEntries([...bad.keys()].map((day) => [day, []])) };
  return hours;
});

const minutesOf = (hours: OpeningHours): ReadonlyArray<number> => {
  const open = Array.from({ length: 7 * MINUTES }, () => 0);
  WEEK.forEach((day, index) =>
    hours[day].forEach(({ from, to }) => {
      const [start, end] = [from, to].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
      if (start === undefined || end === undefined) return;
      const length = end > start ? end - start : end - start + MINUTES;
      for (let at = 0; at < length; at += 1) {
        const minute = (index * MINUTES + start + at) % open.length;
        open[minute] = (open[minute] ?? 0) + 1;
      }
    }),
  );
  return open;
};

law.prop([sound.filter((hours) => hoursText(hours) !== "")])(
  "what is written is read again, earliest first, and written the same",
  (hours) => {
    const text = hoursText(hours);
    const again = hoursIn(text);
    for (const day of OPENING_DAYS)
      expect(again?.[day]).toEqual(hours[day]?.toSorted((one, other) => (one.from < other.from ? -1 : 1)));
    expect(tidiedHours(tidiedHours(text))).toBe(again && hoursText(again));
  },
);

law.prop([weeks(hole)])("what is half typed is kept as it is, in its order", (hours) => {
  const again = draftedHours(hoursText(hours));
  for (const day of OPENING_DAYS) expect(again?.[day]).toEqual(hours[day]);
});

law.prop([weeks(opening)])(
  "an overlap is found exactly where a minute of the week is said twice",
  (drawn) => {
    const { PH: _, ...hours } = drawn;
    const equal = WEEK.some((day) => hours[day].some(({ from, to }) => from === to && from !== "00:00"));
    fc.pre(!equal);
    expect([...hoursProblems(hours).values()].flat().includes("Overlap")).toBe(
      minutesOf(hours).some((times_) => times_ > 1),
    );
  },
);

law.prop([sound, fc.nat({ max: 7 * MINUTES - 1 })])(
  "it is open in the minutes that are said, and until the next change",
  (hours, at) => {
    const open = minutesOf(hours);
    const day = WEEK[Math.floor(at / MINUTES)] ?? "Mo";
    const { isOpen, changes } = openAt(hours, { day, minute: at % MINUTES });
    expect(isOpen).toBe(open[at] === 1);
    const later = Array.from({ length: open.length }, (_, ago) => (at + ago) % open.length);
    const next = later.find((minute) => (open[minute] === 1) !== isOpen);
    expect(changes && WEEK.indexOf(changes.day) * MINUTES + changes.minute).toBe(next);
  },
);

law.prop([sound, fc.constantFrom(...WEEK)])(
  "days that are alike stand together, each once, from the week's first day on, holidays last",
  (hours, first) => {
    const rows = daysAlike(hours, first);
    const start = WEEK.indexOf(first);
    const order = [...WEEK.slice(start), ...WEEK.slice(0, start), "PH" as const];
    const days = rows.flatMap((row) => order.slice(order.indexOf(row.first), order.indexOf(row.last) + 1));
    expect(days).toEqual(hours.PH === undefined ? order.slice(0, 7) : order);
    for (const row of rows)
      for (const day of order.slice(order.indexOf(row.first), order.indexOf(row.last) + 1))
        expect(hours[day]).toEqual(row.openings);
  },
);

law.prop([fc.string()])("words of somebody's own stay as they are", (text) => {
  fc.pre(draftedHours(text) === undefined);
  expect([hoursIn(text), tidiedHours(text)]).toEqual([undefined, text]);
});

test.each([
  ["Mo-Fr 09:00-18:00", "Mo-Fr 09:00-18:00"],
  ["Fr 14:00-18:00,09:00-12:00", "Fr 09:00-12:00,14:00-18:00"],
  ["Mo,We 09:00-18:00; Tu 09:00-18:00", "Mo-We 09:00-18:00"],
  ["Sa 18:00-02:00; PH off", "Sa 18:00-02:00; PH off"],
  ["Mo-Su 00:00-24:00", "Mo-Su 00:00-24:00"],
  ["Su 22:00-00:00", "Su 22:00-24:00"],
  ["Mo-Su 09:00-18:00; We off", "Mo-Tu 09:00-18:00; Th-Su 09:00-18:00"],
])("%s is kept as %s", (text, kept) => {
  expect([hoursIn(text) === undefined, tidiedHours(text)]).toEqual([false, kept]);
});

test.each([
  ["Tue–Sun 12:00–22:00"],
  ["Mo 9-5"],
  ["Mo 09:00-25:00"],
  ["Mo 24:00-02:00"],
  ["Su-Mo 09:00-12:00"],
  ["Sa-PH 09:00-12:00"],
  ["Mo 09:00-09:00"],
  ["Mo 09:00-12:00,11:00-13:00"],
  ["Su 20:00-03:00; Mo 02:00-09:00"],
  ["Mo 09:00-"],
  ["Mo"],
  [""],
])("%j says no hours", (text) => {
  expect([hoursIn(text), tidiedHours(text)]).toEqual([undefined, text]);
});

test("a time that is missing, one that is said twice, and two openings at once are found where they are", () => {
  const hours: OpeningHours = {
    ...NEVER_OPEN,
    Mo: [{ from: "18:00", to: "18:00" }],
    Sa: [{ from: "00:00", to: "00:00" }],
    Su: [
      { from: "18:00", to: "18:00" },
      { from: "09:00", to: "12:00" },
      { from: "", to: "" },
    ],
    Tu: [{ from: "09:00", to: "" }],
    We: [
      { from: "10:00", to: "12:00" },
      { from: "18:00", to: "02:00" },
    ],
    Th: [{ from: "01:00", to: "05:00" }],
    PH: [
      { from: "09:00", to: "18:00" },
      { from: "11:00", to: "12:00" },
      { from: "13:00", to: "14:00" },
      { from: "20:00", to: "22:00" },
    ],
  };
  expect(Object.fromEntries(hoursProblems(hours))).toEqual({
    Mo: ["TimesEqual"],
    Su: ["TimesEqual", undefined, "TimeMissing"],
    Tu: ["TimeMissing"],
    We: [undefined, "Overlap"],
    Th: ["Overlap"],
    PH: ["Overlap", "Overlap", "Overlap", undefined],
  });
});

test.each([
  [{ from: "09:00", to: "" }, "TimeMissing", ["to"]],
  [{ from: "", to: "" }, "TimeMissing", ["from", "to"]],
  [{ from: "18:00", to: "18:00" }, "TimesEqual", ["to"]],
  [{ from: "09:00", to: "18:00" }, "Overlap", ["from", "to"]],
] as const)("of %j, %s is said of %j", (wrong, problem, ends) => {
  expect(wrongEnds(wrong, problem)).toEqual(ends);
});
