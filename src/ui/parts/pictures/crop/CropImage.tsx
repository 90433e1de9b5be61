import { Trans, useLingui } from "@lingui/react/macro";
import { Stack, Text, VisuallyHidden } from "@mantine/core";
import { useDebouncedCallback, useMediaQuery, useWindowEvent } from "@mantine/hooks";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from "react-image-crop";
import { isChord } from "../../../../domain/shortcuts.ts";
import { BusyButton } from "../../action/BusyButton.tsx";
import type { CropShape } from "./crop-shape.ts";
import { NotUploaded, type NotUploadedProps } from "./NotUploaded.tsx";
import { Answers } from "../../overlay/Answers.tsx";
import classes from "./CropImage.module.css";
import "react-image-crop/dist/ReactCrop.css";

/** All of a dialog is seen at once, whatever its height: a drag on the picture scrolls nothing. */
const HEIGHT = "clamp(8rem, 90dvh - 11.5rem, 60dvh)";

/** How many pixels a side of the picture that is sent has, at most: as PNG, few may be sent. */
const SIDES: Readonly<Record<CropShape, number>> = { circle: 512, square: 512, wide: 1200, any: 1200 };

/** How much wider than high it is; whatever somebody likes where that is not said. */
const ASPECTS: Readonly<Record<CropShape, number | undefined>> = {
  circle: 1,
  square: 1,
  wide: 16 / 9,
  any: undefined,
};

const WHOLE: PercentCrop = { unit: "%", x: 0, y: 0, width: 100, height: 100 };

const firstCrop = (
  aspect: number | undefined,
  { naturalWidth, naturalHeight }: HTMLImageElement,
): PercentCrop =>
  aspect === undefined
    ? WHOLE
    : centerCrop(
        makeAspectCrop({ unit: "%", width: 90 }, aspect, naturalWidth, naturalHeight),
        naturalWidth,
        naturalHeight,
      );

/** The part of a picture that was chosen, as a PNG; nothing where the browser cannot draw it. */
const cut = async (
  image: HTMLImageElement,
  crop: PercentCrop,
  side: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const [x, y, width, height] = [
    (crop.x / 100) * image.naturalWidth,
    (crop.y / 100) * image.naturalHeight,
    (crop.width / 100) * image.naturalWidth,
    (crop.height / 100) * image.naturalHeight,
  ];
  const canvas = document.createElement("canvas");
  const scale = Math.min(1, side / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext("2d")?.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return blob === null ? undefined : new Uint8Array(await blob.arrayBuffer());
};

/** How long the keys rest until it is said what they made of it: not at every repeat of one that is held. */
const REST_MS = 500;

/** What of a picture is used, in words, once it rests. */
const useUsed = () => {
  const { i18n, t } = useLingui();
  const [used, setUsed] = useState<PercentCrop>();
  const share = (percent: number): string =>
    i18n.number(percent / 100, { style: "percent", maximumFractionDigits: 0 });
  const words = ({ x, y, ...size }: PercentCrop): string => {
    const [width, height, left, top] = [size.width, size.height, x, y].map(share);
    return t`Used: ${width} of the width, ${height} of the height, ${left} from the left, ${top} from the top`;
  };
  return { used: used && words(used), tellLater: useDebouncedCallback(setUsed, REST_MS) };
};

/** Until there is a part to move; the dialog gives the focus to what it finds, which may be what closes it alone. */
const takeFocus = (picture: HTMLElement | null): void => picture?.focus({ preventScroll: true });

interface CropImageProps extends Pick<NotUploadedProps, "whereUnknown"> {
  readonly address: string;
  readonly shape: CropShape;
  readonly onCrop: (bytes: Uint8Array<ArrayBuffer>) => void;
  readonly isSending: boolean;
  /** Why the picture was not kept when it was sent. */
  readonly failure: NotUploadedProps["failure"] | undefined;
  readonly cancel: ReactNode;
}

/** Cuts a picture, by pointer or by the arrow keys. */
export const CropImage = ({
  address,
  shape,
  onCrop,
  isSending,
  failure,
  whereUnknown,
  cancel,
}: CropImageProps) => {
  const { t } = useLingui();
  // What was chosen cannot be kept: no page may read a file that nobody gave it.
  useWindowEvent("beforeunload", (event) => event.preventDefault());
  const isByFinger = useMediaQuery("(pointer: coarse)", undefined, { getInitialValueInEffect: false });
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const [isUnusable, setUnusable] = useState(false);
  const { used, tellLater } = useUsed();
  const hasPart = crop !== undefined;
  useEffect(() => {
    const place = image.current?.closest("[data-autofocus]") ?? null;
    // The keys are for the part that is used, which comes with the picture.
    if (hasPart && place !== null && document.activeElement === place)
      place.querySelector<HTMLElement>('[role="group"]')?.focus({ preventScroll: true });
  }, [hasPart]);
  const aspect = ASPECTS[shape];
  const finish = async (): Promise<void> => {
    if (image.current === null || crop === undefined) return;
    const bytes = await cut(image.current, crop, SIDES[shape]);
    if (bytes === undefined) setUnusable(true);
    else onCrop(bytes);
  };
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {shape === "circle"
          ? isByFinger
            ? t`Drag the circle.`
            : t`Drag the circle, or move it with the arrow keys; with Shift by ten pixels.`
          : isByFinger
            ? t`Drag the frame or its corners.`
            : t`Drag the frame or its corners, or move them with the arrow keys; with Shift by ten pixels.`}
      </Text>
      <div
        role="group"
        aria-label={t`Picture to crop`}
        ref={takeFocus}
        tabIndex={-1}
        className={classes["place"]}
        data-autofocus
        // The library moves the part even so, and the browser does not go back.
        onKeyDownCapture={(event) => {
          if (event.key.startsWith("Arrow") && isChord(event)) event.stopPropagation();
        }}
      >
        <ReactCrop
          {...(crop === undefined ? {} : { crop })}
          {...(aspect !== undefined && { aspect })}
          keepSelection
          circularCrop={shape === "circle"}
          ariaLabels={{
            cropArea: t`The part of the picture to use; arrow keys move it, with Shift by ten pixels`,
            nwDragHandle: t`Upper left corner; arrow keys resize`,
            nDragHandle: t`Upper edge; arrow keys resize`,
            neDragHandle: t`Upper right corner; arrow keys resize`,
            eDragHandle: t`Right edge; arrow keys resize`,
            seDragHandle: t`Lower right corner; arrow keys resize`,
            sDragHandle: t`Lower edge; arrow keys resize`,
            swDragHandle: t`Lower left corner; arrow keys resize`,
            wDragHandle: t`Left edge; arrow keys resize`,
          }}
          onChange={(_, percent) => setCrop(percent)}
          onComplete={(_, percent) => tellLater(percent)}
        >
          <img
            ref={image}
            src={address}
            alt={t`Picture to crop`}
            style={{ maxBlockSize: HEIGHT }}
            onLoad={({ currentTarget }) => setCrop(firstCrop(aspect, currentTarget))}
            onError={() => setUnusable(true)}
          />
        </ReactCrop>
      </div>
      <VisuallyHidden role="status">{used}</VisuallyHidden>
      {isUnusable && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {t`This picture cannot be shown.`}
        </Text>
      )}
      {failure !== undefined && <NotUploaded failure={failure} whereUnknown={whereUnknown} />}
      <Answers>
        {cancel}
        <BusyButton
          onPress={() => void finish()}
          isBusy={isSending}
          disabled={isUnusable || crop === undefined}
        >
          <Trans>Use this picture</Trans>
        </BusyButton>
      </Answers>
    </Stack>
  );
};
