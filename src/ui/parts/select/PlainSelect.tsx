import { NativeSelect, type NativeSelectProps } from "@mantine/core";

export interface PlainSelectProps extends Omit<NativeSelectProps, "label" | "onChange"> {
  readonly label: string;
  /** Whether its label stands above it; otherwise what it offers says what it is. */
  readonly isLabelled?: boolean;
  readonly onChoose: (value: string) => void;
}

/** A choice among few, drawn by the browser. */
export const PlainSelect = ({ label, isLabelled = false, onChoose, ...props }: PlainSelectProps) => (
  <NativeSelect
    {...(isLabelled ? { label } : { "aria-label": label })}
    onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    {...props}
  />
);
