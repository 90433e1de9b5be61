import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Group, Stack, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { DayFigures } from "../../../domain/business.ts";
import type { Asked } from "../../../domain/business/comparison.ts";
import {
  extremeDays,
  extremeWeekdays,
  isSilent,
  measured,
  type Measure,
  MEASURES,
  trendOf,
} from "../../../domain/business/trend.ts";
import { dateOf, dayNumber } from "../../../domain/days/reckoning.ts";
import { useIsPhone } from "../../use-is-phone.ts";
import { EmptyNote } from "../../parts/feedback/EmptyNote.tsx";
import { Field, Fields } from "../../parts/section/Fields.tsx";
import { Section } from "../../parts/section/Section.tsx";
import { Segments } from "./Segments.tsx";
import { PlainSelect } from "../../parts/select/PlainSelect.tsx";
import { TrendChart } from "./TrendChart.tsx";
import { TrendTable } from "./TrendTable.tsx";
import { useDaysExport } from "./use-days-export.ts";
import { useFormats } from "../../parts/business/use-formats.ts";
import { useMeasureWords } from "./use-measure-words.ts";

/** What of the trend is looked at. */
export interface TrendView {
  readonly measure: Measure;
  readonly isTableOpen: boolean;
}

interface TrendSectionProps {
  readonly series: ReadonlyArray<DayFigures>;
  readonly asked: Asked;
  /** The location that it is of, by name; nothing where it is of all. */
  readonly location: string | undefined;
  readonly view: TrendView;
  readonly onView: (view: TrendView) => void;
}

/** What there was before, and where something came of it how much more there is now. */
const Against = ({ share, amount }: { share: string | undefined; amount: string }) => {
  const { t } = useLingui();
  return share === undefined
    ? t`${amount} in the previous period`
    : t`${share} against ${amount} in the previous period`;
};

/** How the business went day by day, or week by week, against the period before: as a chart, in words and as a table. */
export const TrendSection = ({ series, asked, location, view, onView }: TrendSectionProps) => {
  const { t } = useLingui();
  const { measure } = view;
  const { words, valueOf, axisValueOf } = useMeasureWords(measure);
  const { change, day, number, shortDays, weekday } = useFormats();
  const isPhone = useIsPhone();
  const choices = MEASURES.map((each) => ({ value: each, label: words[each] }));
  const exportDays = useDaysExport(asked.period, location);
  const trend = trendOf(series, asked.period, asked.today);
  const [now, before] = [measured(measure, trend.now), measured(measure, trend.before)];
  const [known, all] = [number(trend.days.length), number(trend.length)];
  const days = extremeDays(trend, measure);
  const weekdays = extremeWeekdays(trend, measure);
  const bestWeekday = weekdays && weekday(weekdays.best.weekday);
  const worstWeekday = weekdays && weekday(weekdays.worst.weekday);
  const earlier = (date: string): string => dateOf(dayNumber(date) - trend.length);
  const choose = (chosen: Measure): void => onView({ ...view, measure: chosen });
  /** Days in words, of which the last may not be over. */
  const soFar = (span: string, last: string): string => (last === asked.today ? t`${span}, so far` : span);
  const dayAndValue = (figures: DayFigures): string => {
    const name = soFar(day(figures.date), figures.date);
    const value = valueOf(measured(measure, figures) ?? 0);
    return t`${name}: ${value}`;
  };
  return (
    <Section
      title={trend.isByWeek ? t`Trend by week` : t`Trend by day`}
      action={
        <Button
          variant="default"
          data-wraps
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
          onClick={() => exportDays(trend.days)}
        >
          <Trans>Export days as CSV</Trans>
        </Button>
      }
    >
      <Stack gap="md">
        {isPhone ? (
          <PlainSelect
            label={t`What the trend shows`}
            value={measure}
            data={[...choices]}
            onChoose={(value) => choose(MEASURES.find((each) => each === value) ?? measure)}
          />
        ) : (
          <Segments
            label={t`What the trend shows`}
            value={measure}
            data={choices}
            onChange={(chosen) => chosen !== "" && choose(chosen)}
          />
        )}
        <Group gap="0.25rem 1.25rem">
          <Text fw={600}>{now === undefined ? "—" : valueOf(now)}</Text>
          <Text size="sm" c="dimmed">
            {before === undefined ? (
              t`There is no previous period to compare with`
            ) : (
              <Against share={now === undefined ? undefined : change(now, before)} amount={valueOf(before)} />
            )}
          </Text>
        </Group>
        {trend.days.length < trend.length && (
          <Text size="sm" c="dimmed">
            {t`Days with figures: ${known} of ${all}`}
          </Text>
        )}
        {isSilent(trend) ? (
          trend.now !== undefined && <EmptyNote>{t`No sales in this period.`}</EmptyNote>
        ) : (
          <TrendChart
            points={trend.spans.map(({ from, to, now: ofNow, before: ofBefore }) => ({
              span: soFar(shortDays(from, to), to),
              spanBefore: shortDays(earlier(from), earlier(to)),
              name: shortDays(from),
              now: measured(measure, ofNow),
              before: measured(measure, ofBefore),
            }))}
            label={words[measure]}
            valueOf={valueOf}
            axisValueOf={axisValueOf}
          />
        )}
        <Fields isInCard>
          {days !== undefined && (
            <>
              <Field label={t`Best day`}>{dayAndValue(days.best)}</Field>
              <Field label={t`Worst day`}>{dayAndValue(days.worst)}</Field>
            </>
          )}
          {bestWeekday !== undefined && <Field label={t`Best day of the week`}>{bestWeekday}</Field>}
          {worstWeekday !== undefined && <Field label={t`Worst day of the week`}>{worstWeekday}</Field>}
        </Fields>
        <TrendTable
          trend={trend}
          isOpen={view.isTableOpen}
          onToggle={(isTableOpen) => onView({ ...view, isTableOpen })}
        />
      </Stack>
    </Section>
  );
};
