import { Fragment } from "react";
import { OwnText } from "../../parts/value/CutText.tsx";
import classes from "./HoursReading.module.css";
import { useHoursWords } from "../../parts/weekday/use-hours-words.ts";

/** Opening hours for whoever reads them; words of somebody's own as they are. */
export const HoursReading = ({ text }: { text: string }) => {
  const lines = useHoursWords().lines(text);
  return lines === undefined ? (
    <OwnText text={text} most="TextTooLong" />
  ) : (
    <dl className={classes["lines"]}>
      {lines.map(([days, times]) => (
        <Fragment key={days}>
          <dt>{days}</dt>
          <dd>
            {times.map((time) => (
              <span key={time}>{time}</span>
            ))}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
};
