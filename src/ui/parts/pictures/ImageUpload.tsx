import { Trans, useLingui } from "@lingui/react/macro";
import { Button, FileButton, Group, Skeleton, Stack, Text } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import * as Effect from "effect/Effect";
import { useEffect, useRef, useState } from "react";
import type { Id } from "../../../domain/id.ts";
import { imageTypeOf, MAX_IMAGE_BYTES } from "../../../domain/profile-image.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import type { NotSent } from "../../../domain/saving-failure.ts";
import { uploadProfileImage } from "../../../machines/use-cases/change-records.ts";
import { useSignedInActors } from "../../app-context.ts";
import { useWrite } from "../action/use-write.ts";
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

interface ImageUploadProps {
  readonly userId: Id<"user">;
  /** What the user is called. */
  readonly name: string;
}

/** A picture for a user: chosen, looked at, cut to a square, sent. */
export const ImageUpload = ({ userId, name }: ImageUploadProps) => {
  const { t } = useLingui();
  const { announcements } = useSignedInActors();
  const changed = useDetailsChanged();
  const [preview, setPreview] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const [failure, setFailure] = useState<RemoteFailure | NotSent>();
  const router = useRouter();
  const close = (): void => setPreview(undefined);
  const closeAndRead = (): void => {
    close();
    changed(userId);
    void router.invalidate();
  };
  const { act, isBusy } = useWrite((answer) => {
    if (answer._tag === "Failure") return setFailure(answer.failure);
    announcements.send({ type: "announce", announcement: answer.success });
    closeAndRead();
  });
  const again = useRef<() => void>(null);
  const button = useRef<HTMLButtonElement>(null);
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
    setFailure(undefined);
    // Not every browser gives the focus to a button that is pressed, and the dialog gives it back to what had it.
    button.current?.focus({ preventScroll: true });
    setPreview(URL.createObjectURL(file));
  };
  const giveUp = (): void => {
    if (isBusy) return;
    if (failure === undefined) close();
    // It may be there all the same. Read before, a page that fails would take what was chosen with it.
    else closeAndRead();
  };
  return (
    <Stack gap="xs" align="start" className="console-off-paper">
      <FileButton
        resetRef={again}
        accept="image/png,image/jpeg,image/webp"
        onChange={(file) => void choose(file)}
      >
        {({ onClick }) => (
          <Button
            ref={button}
            variant="default"
            leftSection={<IconUpload size={16} stroke={1.5} aria-hidden />}
            onClick={() => {
              setProblem(undefined);
              onClick();
            }}
          >
            <Trans>Upload picture</Trans>
          </Button>
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
      <OnceOpened part={dialog} isOpen={preview !== undefined} onClose={giveUp}>
        {(Dialog, isShown) => (
          <Dialog isOpen={isShown} onClose={giveUp} title={t`Crop the picture`} size="lg">
            {preview !== undefined && (
              <Loaded part={cropImage} fallback={<Skeleton height={CROP_HEIGHT} />}>
                {(CropImage) => (
                  <CropImage
                    address={preview}
                    onCrop={(bytes) => {
                      setFailure(undefined);
                      act(Effect.as(uploadProfileImage(userId, bytes), { _tag: "PictureAdded", of: name }));
                    }}
                    isSending={isBusy}
                    failure={failure}
                    cancel={
                      <Group>
                        <Button variant="default" onClick={giveUp} disabled={isBusy}>
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
