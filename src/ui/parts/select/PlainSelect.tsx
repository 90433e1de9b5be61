import { NativeSelect, type NativeSelectProps } from "@mantine/core";

interface PlainSelectProps extends Omit<NativeSelectProps, "label" | "onChange"> {
  readonly label: string;
  readonly onChoose: (value: string) => void;
}

/** A choice among few, drawn by the browser. */
export const PlainSelect = ({ label, onChoose, ...props }: PlainSelectProps) => (
  <NativeSelect
    aria-label={label}
    onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    {...props}
  />
);
