import { SegmentedControl, useDirection } from "@mantine/core";
import "@mantine/core/styles/FloatingIndicator.css";
import "@mantine/core/styles/SegmentedControl.css";
import classes from "./AnalyticsScreen.module.css";

interface SegmentsProps<Value extends string> {
  readonly label: string;
  /** None is chosen where it is empty. */
  readonly value: Value | "";
  readonly data: ReadonlyArray<{
    readonly value: Value;
    readonly label: string;
    readonly disabled?: boolean;
  }>;
  /** The id of what says why some cannot be chosen. */
  readonly describedBy?: string;
  readonly onChange: (value: Value | "") => void;
}

/** A choice among few that stand side by side, as wide as their words; nothing of it is printed. */
export const Segments = <Value extends string>({
  label,
  data,
  describedBy,
  ...props
}: SegmentsProps<Value>) => (
  <SegmentedControl
    // The library measures where its mark is, and not again when the page is turned round.
    key={useDirection().dir}
    aria-label={label}
    aria-describedby={describedBy}
    data={[...data]}
    className="console-off-paper"
    transitionDuration={150}
    classNames={{
      root: classes["frames"] ?? "",
      control: classes["choice"] ?? "",
      label: classes["frame"] ?? "",
    }}
    {...props}
  />
);
