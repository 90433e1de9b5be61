import { useLingui } from "@lingui/react/macro";
import { Group, Text, TextInput, type TextInputProps } from "@mantine/core";
import { IconPhoto } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { fullUrl } from "../../../domain/full-url.ts";
import { isOwnAddress } from "../../../domain/image-url.ts";
import type { CropShape } from "../pictures/crop/crop-shape.ts";
import { FieldUpload } from "../pictures/FieldUpload.tsx";
import { SafeImage } from "../image/SafeImage.tsx";
import classes from "./PictureField.module.css";

interface PictureFieldProps extends TextInputProps {
  readonly value: string;
  /** What a picture that is uploaded is cut to. */
  readonly shape: CropShape;
  readonly onReplace: (address: string) => void;
}

const besideInput = (preview: ReactNode) => (input: ReactNode) => (
  <Group align="end" wrap="nowrap" gap="sm">
    <div className={classes["input"]}>{input}</div>
    {preview}
  </Group>
);

/** The address of a picture, with the picture beside it; that there is none is told once the field was left. */
export const PictureField = ({ shape, onReplace, ...props }: PictureFieldProps) => {
  const { t } = useLingui();
  const [left, setLeft] = useState(props.value);
  const [failed, setFailed] = useState<string>();
  const address = fullUrl(props.value);
  const isFailed = address === failed;
  return (
    <div>
      <TextInput
        description={
          isOwnAddress(address)
            ? t`A picture that was uploaded. A URL starting with https:// can take its place.`
            : t`A picture's URL, starting with https://`
        }
        inputMode="url"
        dir="ltr"
        inputContainer={besideInput(
          <SafeImage
            address={address === "" ? undefined : address}
            placeholder={<IconPhoto size={20} stroke={1.5} aria-hidden />}
            className={classes["preview"]}
            onFailed={setFailed}
          />,
        )}
        {...props}
        onBlur={(event) => {
          props.onBlur?.(event);
          setLeft(props.value);
        }}
      />
      <div className={`${classes["below"] ?? ""} ${classes["upload"] ?? ""}`}>
        <FieldUpload shape={shape} isDisabled={props.readOnly} onUploaded={onReplace} />
      </div>
      <Text
        size="xs"
        c="dimmed"
        role="status"
        className={`${classes["below"] ?? ""} ${isFailed ? (classes["told"] ?? "") : ""}`}
      >
        {left === props.value && isFailed && t`This picture cannot be shown. You can still save it.`}
      </Text>
    </div>
  );
};
