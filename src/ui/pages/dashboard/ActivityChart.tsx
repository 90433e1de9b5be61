import { Trans, useLingui } from "@lingui/react/macro";
import { Group, Stack, Text, useDirection } from "@mantine/core";
import type { UserActivity } from "../../../domain/analytics.ts";
import { instantOf } from "../../../domain/instant.ts";
import { writtenDate } from "../../locales/browser-data.ts";
import { EmptyNote } from "../../parts/feedback/EmptyNote.tsx";
import lines from "../../parts/figures/line-key.module.css";
import classes from "./ActivityChart.module.css";
import { tagOf } from "../../locales/tag-of.ts";

const WIDTH = 300;
const HEIGHT = 100;

type Series = "joined" | "active";

const LINES: Readonly<Record<Series, string>> = { active: "first", joined: "second" };

const mostOf = ({ joined, active }: UserActivity): number => Math.max(joined, active);

const line = (days: ReadonlyArray<UserActivity>, series: Series, top: number, isMirrored: boolean): string =>
  days
    .map((day, index) => {
      const along = (index / Math.max(1, days.length - 1)) * WIDTH;
      const x = isMirrored ? WIDTH - along : along;
      return `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${(HEIGHT - (day[series] / top) * HEIGHT).toFixed(1)}`;
    })
    .join("");

/** What users did, day by day: two lines that are named, and the same numbers as a table. */
export const ActivityChart = ({ days }: { days: ReadonlyArray<UserActivity> }) => {
  const { t, i18n } = useLingui();
  const { dir } = useDirection();
  const dayOf = (date: string): string => {
    const instant = instantOf(date);
    return instant === undefined
      ? date
      : writtenDate(tagOf(i18n), instant, { dateStyle: "medium", timeZone: "UTC" });
  };
  const names: Readonly<Record<Series, string>> = { joined: t`Joined`, active: t`Active` };
  const total = (series: Series): string => i18n.number(days.reduce((sum, day) => sum + day[series], 0));
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return <EmptyNote>{t`There is no activity yet.`}</EmptyNote>;
  const busiest = days.reduce((found, day) => (mostOf(day) < mostOf(found) ? found : day), first);
  const most = mostOf(busiest);
  const [day, count] = [dayOf(busiest.date), i18n.number(most)];
  return (
    <Stack gap="sm">
      <Group gap="0.25rem 1.25rem">
        {(["active", "joined"] as const).map((series) => (
          <Text key={series} size="sm">
            <span className={`${lines["key"]} ${lines[LINES[series]]}`} />
            {names[series]} <b className="console-isolate">{total(series)}</b>
          </Text>
        ))}
        {most > 0 && (
          <Text size="sm" c="dimmed">
            <Trans>
              Busiest day: {day} ({count})
            </Trans>
          </Text>
        )}
      </Group>
      <Text size="xs" c="dimmed">
        <Trans>
          Active is whoever commented or asked for a date. Who did so on several days counts on each of them.
        </Trans>
      </Text>
      <svg
        className={classes["chart"]}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {[HEIGHT, HEIGHT / 2, 0].map((y) => (
          <path key={y} className={classes["axis"]} d={`M0 ${y}H${WIDTH}`} />
        ))}
        {(["active", "joined"] as const).map((series) => (
          <path
            key={series}
            className={`${classes["line"]} ${lines[LINES[series]]}`}
            stroke="currentColor"
            d={line(days, series, Math.max(1, most), dir === "rtl")}
          />
        ))}
      </svg>
      <Text size="xs" c="dimmed" className={classes["ends"]} aria-hidden>
        <span>{dayOf(first.date)}</span>
        <span>{dayOf(last.date)}</span>
      </Text>
      <details>
        <summary>{t`Show as a table`}</summary>
        <table className="console-table" aria-label={t`User activity, day by day`}>
          <thead>
            <tr>
              <th scope="col">{t`Day`}</th>
              <th scope="col" data-numeric>
                {names.active}
              </th>
              <th scope="col" data-numeric>
                {names.joined}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ date, active, joined }) => (
              <tr key={date}>
                <th scope="row" data-day>
                  {dayOf(date)}
                </th>
                <td data-numeric>{i18n.number(active)}</td>
                <td data-numeric>{i18n.number(joined)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Stack>
  );
};
