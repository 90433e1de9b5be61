import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { distance, instantOf } from "../../../domain/instant.ts";
import { useApp } from "../../app-context.ts";
import { writtenDate, writtenDistance } from "../../locales/browser-data.ts";
import classes from "./Moment.module.css";
import { useByMinute } from "./use-by-minute.ts";
import { tagOf } from "../../locales/tag-of.ts";

interface MomentProps {
  readonly at: string;
  /** Whether it may be yet to come; what has happened is ahead only of a clock that is behind. */
  readonly mayCome?: true;
  /** Whether its day stands before that. */
  readonly withDay?: true;
}

/** How long ago or ahead a moment is, and when it is to whoever points at it or is in its row; raw where it does not parse. */
export const Moment = ({ at, mayCome, withDay }: MomentProps) => {
  const { i18n } = useLingui();
  const { now } = useApp();
  const instant = instantOf(at);
  useByMinute(() => (instant === undefined ? at : Object.values(distance(instant, now())).join(" ")));
  if (instant === undefined) return <span className="console-isolate">{at}</span>;
  const { value, unit } = distance(instant, now());
  const relative = mayCome || value <= 0 ? writtenDistance(tagOf(i18n), value, unit) : undefined;
  const absolute = writtenDate(tagOf(i18n), instant, { dateStyle: "medium", timeStyle: "short" });
  if (relative === undefined) return <time dateTime={at}>{absolute}</time>;
  return withDay ? (
    <time dateTime={at} title={absolute} className={classes["both"]}>
      <span>{writtenDate(tagOf(i18n), instant, { dateStyle: "medium" })}</span>
      <span>{relative}</span>
    </time>
  ) : (
    <time dateTime={at} title={absolute} className={classes["moment"]}>
      {relative}
    </time>
  );
};

/** When something was, in small letters beside it; nothing where that is not known. */
export const SmallMoment = ({ at }: { at: string | undefined }) =>
  at !== undefined && (
    <Text component="span" size="xs" c="dimmed">
      <Moment at={at} />
    </Text>
  );
