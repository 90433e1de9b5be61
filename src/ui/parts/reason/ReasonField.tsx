import { useLingui } from "@lingui/react/macro";
import { TextInput, type TextInputProps } from "@mantine/core";
import { LONGEST_REASON } from "../../../domain/longest.ts";

interface ReasonFieldProps extends Omit<TextInputProps, "onChange"> {
  readonly value: string;
  readonly onChange: (reason: string) => void;
}

/** Why a kitchen is banned, which nobody has to say; only where the backend keeps it (D66). */
export const ReasonField = ({ onChange, ...props }: ReasonFieldProps) => {
  const { t } = useLingui();
  return (
    <TextInput
      label={t`Reason (optional)`}
      description={t`The chef of the kitchen can read it.`}
      maxLength={LONGEST_REASON}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      {...props}
    />
  );
};
