import { Group, Text, useDirection } from "@mantine/core";
import { useLingui } from "@lingui/react/macro";
import { useClickOutside } from "@mantine/hooks";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { isChord } from "../../../domain/shortcuts.ts";
import lines from "../../parts/figures/line-key.module.css";
import { useIsPhone } from "../../use-is-phone.ts";
import { namedOf, nearest, plotOf, ROOM, shareOf } from "./plot.ts";
import classes from "./TrendChart.module.css";

interface TrendChartProps {
  /** Oldest first; nothing where it is not known. */
  readonly points: ReadonlyArray<{
    /** Its days, in words. */
    readonly span: string;
    /** The days that they are compared with, in words. */
    readonly spanBefore: string;
    /** The first of them, as an axis names it. */
    readonly name: string;
    readonly now: number | undefined;
    readonly before: number | undefined;
  }>;
  /** What is measured, in words. */
  readonly label: string;
  readonly valueOf: (value: number) => string;
  /** The same, short enough for an axis. */
  readonly axisValueOf: (value: number) => string;
}

const MOST_DOTS = 31;

/** How many points Page Up and Page Down go past: of days, a week. */
const PAGE = 7;

const MOST_NAMES = { phone: 4, wide: 8 };

const percent = (share: number): string => `${String(share * 100)}%`;

/** A period as a line, and the one before as a dashed one; days that are not known are gaps. */
export const TrendChart = ({ points, label, valueOf, axisValueOf }: TrendChartProps) => {
  const { t } = useLingui();
  const isMirrored = useDirection().dir === "rtl";
  const names = useIsPhone() ? MOST_NAMES.phone : MOST_NAMES.wide;
  /** The point that is told of, by the pointer or by keys. */
  const [told, setTold] = useState<number>();
  const closing = useClickOutside<HTMLDivElement>(() => setTold(undefined), ["pointerdown"]);
  const { length } = points;
  const rows = [
    { words: label, line: "first", values: points.map(({ now }) => now) },
    { words: t`Previous period`, line: "second", values: points.map(({ before }) => before) },
    // What has no day at all is not named.
  ].filter(({ line, values }) => line === "first" || values.some((value) => value !== undefined));
  const { rules, paths, xOf, yOf } = plotOf(
    rows.map(({ values }) => values),
    isMirrored,
  );
  const written = (value: number | undefined): string => (value === undefined ? "—" : valueOf(value));
  const at = Math.min(told ?? length - 1, length - 1);
  const point = points[at];
  const isLate = shareOf(at, length) > 0.5;
  const named = (name: string, value: string): string => t`${name}: ${value}`;
  const [date, value] = [point?.span ?? "", written(point?.now)];
  const [daysBefore, amount] = [point?.spanBefore ?? "", written(point?.before)];
  const now = named(date, value);
  const before = t`Previous period (${daysBefore}): ${amount}`;
  const move = ({ currentTarget, clientX }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / width;
    setTold(nearest(isMirrored ? 1 - share : share, length));
  };
  const press = (event: KeyboardEvent): void => {
    const onwards = isMirrored ? -1 : 1;
    const leads: Readonly<Record<string, number>> = {
      ArrowRight: at + onwards,
      ArrowLeft: at - onwards,
      ArrowUp: at + 1,
      ArrowDown: at - 1,
      PageUp: at + PAGE,
      PageDown: at - PAGE,
      Home: 0,
      End: length - 1,
    };
    const next = leads[event.key];
    if (next === undefined || isChord(event)) return;
    event.preventDefault();
    setTold(Math.min(length - 1, Math.max(0, next)));
  };
  return (
    <div>
      <Group gap="lg" mb="md">
        {rows.map(({ words, line }) => (
          <Text key={line} size="sm">
            <span className={`${lines["key"]} ${lines[line]}`} />
            {words}
          </Text>
        ))}
      </Group>
      <div className={classes["plot"]}>
        <div className={classes["rules"]} aria-hidden>
          {rules.map((rule) => (
            <span key={rule}>{axisValueOf(rule)}</span>
          ))}
        </div>
        <div
          ref={closing}
          className={classes["room"]}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={length - 1}
          aria-valuenow={at}
          aria-valuetext={t`${now}. ${before}`}
          onPointerDown={move}
          onPointerMove={move}
          // A finger that is lifted leaves as well, and is still to read what it touched.
          onPointerLeave={({ pointerType, currentTarget }) => {
            if (pointerType !== "touch" && !currentTarget.matches(":focus")) setTold(undefined);
          }}
          onFocus={() => setTold(at)}
          onBlur={() => setTold(undefined)}
          onKeyDown={press}
        >
          <svg viewBox={`0 0 ${ROOM.width} ${ROOM.height}`} preserveAspectRatio="none" aria-hidden>
            {rules.map((rule) => (
              <path key={rule} className={classes["rule"]} d={`M0 ${yOf(rule)}H${ROOM.width}`} />
            ))}
            {rows.map(({ line, values }, index) => (
              <g key={line} className={lines[line]}>
                <path className={classes["line"]} data-line={line} d={paths[index]} />
                {length <= MOST_DOTS && (
                  <path
                    className={classes["dots"]}
                    d={values
                      .map((one, place) =>
                        one === undefined ? "" : `M${xOf(place, length).toFixed(1)} ${yOf(one).toFixed(1)}h0`,
                      )
                      .join("")}
                  />
                )}
              </g>
            ))}
          </svg>
          {told !== undefined && (
            <div
              className={classes["cursor"]}
              data-late={isLate}
              style={
                isLate
                  ? { insetInlineEnd: percent(1 - shareOf(at, length)) }
                  : { insetInlineStart: percent(shareOf(at, length)) }
              }
              aria-hidden
            >
              <div className={`console-surface ${classes["told"]}`}>
                <b>{date}</b>
                {rows.map(({ line }, index) => (
                  <div key={line}>
                    <span className={`${lines["key"]} ${lines[line]}`} />
                    <span>{index === 0 ? named(label, value) : before}</span>
                  </div>
                ))}
              </div>
            </div>
          )}
        </div>
        <div className={classes["names"]} aria-hidden>
          {namedOf(length, names).map((index) => (
            <span key={index} style={{ insetInlineStart: percent(shareOf(index, length)) }}>
              {points[index]?.name}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
};
