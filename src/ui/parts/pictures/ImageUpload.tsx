import { Trans, useLingui } from "@lingui/react/macro";
import { Button, FileButton, Group, Skeleton, Stack, Text } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import * as Effect from "effect/Effect";
import { useEffect, useRef, useState } from "react";
import type { Id } from "../../../domain/id.ts";
import { imageTypeOf, MAX_IMAGE_BYTES } from "../../../domain/profile-image.ts";
import { uploadProfileImage } from "../../../machines/use-cases/change-records.ts";
import { BusyButton } from "../action/BusyButton.tsx";
import { useAction } from "../action/use-action.ts";
import { Loaded } from "../opening/Loaded.tsx";
import { part } from "../opening/part.ts";
import { usePreloaded } from "../opening/use-preloaded.ts";
import { dialog } from "../list/late-overlays.ts";
import { OnceOpened } from "../opening/OnceOpened.tsx";
import { useDetailsChanged } from "../detail/use-details-changed.ts";
import "../list/off-paper.css";

const cropImage = part(async () => (await import("./crop/CropImage.tsx")).CropImage);

const PARTS = [dialog, cropImage];

/** About what a picture takes while it is cut. */
const CROP_HEIGHT = 320;

type Problem = "NoImage" | "TooLarge";

/** A picture for a user: chosen, looked at, cut to a square, sent. */
export const ImageUpload = ({ userId }: { userId: Id<"user"> }) => {
  const { t } = useLingui();
  const { act, isBusy } = useAction();
  const changed = useDetailsChanged();
  const [preview, setPreview] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const again = useRef<() => void>(null);
  usePreloaded(PARTS);
  useEffect(
    () => () => {
      if (preview !== undefined) URL.revokeObjectURL(preview);
    },
    [preview],
  );
  const choose = async (file: File | null): Promise<void> => {
    again.current?.();
    if (file === null) return;
    if (file.size > MAX_IMAGE_BYTES) return setProblem("TooLarge");
    if (imageTypeOf(new Uint8Array(await file.slice(0, 16).arrayBuffer())) === undefined) {
      return setProblem("NoImage");
    }
    setProblem(undefined);
    setPreview(URL.createObjectURL(file));
  };
  const close = (): void => setPreview(undefined);
  return (
    <Stack gap="xs" align="start" className="console-off-paper">
      <FileButton
        resetRef={again}
        accept="image/png,image/jpeg,image/webp"
        onChange={(file) => void choose(file)}
      >
        {({ onClick }) => (
          <BusyButton
            variant="default"
            isBusy={isBusy}
            isWorking={isBusy}
            leftSection={<IconUpload size={16} stroke={1.5} aria-hidden />}
            onPress={() => {
              setProblem(undefined);
              onClick();
            }}
          >
            <Trans>Upload picture</Trans>
          </BusyButton>
        )}
      </FileButton>
      <Text size="xs" c="dimmed">
        {t`PNG, JPEG or WebP, at most 5 MB`}
      </Text>
      {problem !== undefined && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {problem === "TooLarge"
            ? t`This file is larger than 5 MB.`
            : t`This file is not a PNG, JPEG or WebP picture.`}
        </Text>
      )}
      <OnceOpened part={dialog} isOpen={preview !== undefined} onClose={close}>
        {(Dialog, isShown) => (
          <Dialog isOpen={isShown} onClose={close} title={t`Crop the picture`} size="lg">
            {preview !== undefined && (
              <Loaded part={cropImage} fallback={<Skeleton height={CROP_HEIGHT} />}>
                {(CropImage) => (
                  <CropImage
                    address={preview}
                    onCrop={(bytes) => {
                      act(
                        Effect.tap(uploadProfileImage(userId, bytes), () =>
                          Effect.sync(() => changed(userId)),
                        ),
                      );
                      close();
                    }}
                    cancel={
                      <Group>
                        <Button variant="default" onClick={close}>
                          <Trans>Cancel</Trans>
                        </Button>
                      </Group>
                    }
                  />
                )}
              </Loaded>
            )}
          </Dialog>
        )}
      </OnceOpened>
    </Stack>
  );
};
