import { type CalendarDate, isCalendarDate, utcDay } from "../../../domain/calendar-date.ts";
import type { DateRequest } from "../../../domain/date-request.ts";
import type { ListRequest } from "../../../domain/list-request.ts";
import { listPath } from "../../../domain/resources.ts";
import type { Read } from "../../../machines/app.ts";
import type { ListReading } from "../../../machines/use-cases/lists/read-list.ts";
import { type MonthCounts, readMonth } from "../../../machines/use-cases/moderation/read-month.ts";
import { ListPage } from "../../parts/list/ListPage.tsx";
import { type ListVisit, beginList } from "../../parts/list/load-list.ts";
import { useAsking } from "../../parts/list/tools/use-asking.ts";
import { datesView } from "./dates-view.tsx";
import { MonthCalendar } from "./MonthCalendar.tsx";

interface DatesReading {
  readonly reading: ListReading<DateRequest>;
  /** A day of the month that is shown. */
  readonly month: CalendarDate;
  readonly counts: Promise<Read<MonthCounts>>;
}

/** Nobody asked for a date before, or will later: the calendars of the very first and the very last month lack days. */
const [EARLIEST, LATEST] = ["1000-01-01", "9999-11-30"];

/** The month that an address asks for, else that of the day its list begins with, else this one. */
const monthIn = ({ month, from }: ListVisit["deps"], today: CalendarDate): CalendarDate =>
  [`${String(month)}-01`, String(from)]
    .filter((day) => EARLIEST <= day && day <= LATEST)
    .find(isCalendarDate) ?? today;

/** What the page reads: the list, and how many dates of it each day of a month has. */
export const loadDates = (visit: ListVisit): DatesReading => {
  const { context, deps, abortController } = visit;
  const month = monthIn(deps, utcDay(context.now()));
  const reading = beginList(datesView)(visit);
  return { reading, month, counts: context.read(readMonth(month, reading.request), abortController.signal) };
};

/** Who asked whom for a date: a month at a glance, and the list of a day or of all. */
export const DatesPage = ({ reading, month, counts }: DatesReading) => {
  const { request } = reading;
  const ask = useAsking({
    to: listPath("dates"),
    shape: datesView.source.definition,
    request,
  });
  const { from, to, ...others } = request.filters;
  const chosen = from !== undefined && from === to && isCalendarDate(from) ? from : undefined;
  const show = (shown: CalendarDate, listed: ListRequest): void =>
    ask(listed, { others: { month: shown.slice(0, 7) }, resetScroll: false });
  return (
    <ListPage
      view={datesView}
      reading={reading}
      kept={{ month: month.slice(0, 7) }}
      above={
        <MonthCalendar
          month={month}
          source={counts}
          chosen={chosen}
          onMonth={(day) => show(day, request)}
          onChoose={(day) =>
            show(day, {
              ...request,
              page: 1,
              filters: day === chosen ? others : { ...others, from: day, to: day },
            })
          }
        />
      }
    />
  );
};
