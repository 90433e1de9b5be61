import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { dayToShowBy, isOneOf } from "../../../src/domain/business/period.ts";
import { calendarDate, days, textOfDay } from "../generators.ts";

test.prop([days])("a day that shows how days are written is one of the last, and no month", (moment) => {
  const today = calendarDate(textOfDay(moment));
  fc.pre(today.slice(0, 4) !== "0001");
  const shown = dayToShowBy(today);
  expect([isOneOf(30, shown, today), Number(shown.slice(8)) > 12]).toEqual([true, true]);
});
