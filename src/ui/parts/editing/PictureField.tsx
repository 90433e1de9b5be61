import { useLingui } from "@lingui/react/macro";
import { Text, TextInput, type TextInputProps } from "@mantine/core";
import { useState } from "react";

interface PictureFieldProps extends TextInputProps {
  readonly value: string;
  /** The address that could not be loaded where the picture is looked at. */
  readonly failed: string | undefined;
}

/** The address of a picture; that it cannot be shown is told once the field was left. */
export const PictureField = ({ failed, className, ...props }: PictureFieldProps) => {
  const { t } = useLingui();
  const [left, setLeft] = useState(props.value);
  return (
    <div className={className}>
      <TextInput
        description={t`A picture's URL, starting with https://`}
        inputMode="url"
        dir="ltr"
        {...props}
        onBlur={(event) => {
          props.onBlur?.(event);
          setLeft(props.value);
        }}
      />
      <Text size="xs" c="dimmed" role="status">
        {left === props.value &&
          left.trim() === failed &&
          t`This picture cannot be shown. You can still save it.`}
      </Text>
    </div>
  );
};
