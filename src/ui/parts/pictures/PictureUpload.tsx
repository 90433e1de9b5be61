import { Trans, useLingui } from "@lingui/react/macro";
import { Button, FileButton, Group, Skeleton, Stack, Text } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useWindowEvent } from "@mantine/hooks";
import { type DragEvent as Dragged, useEffect, useRef, useState } from "react";
import type { Announcement } from "../../../domain/announcement.ts";
import { imageTypeOf, MAX_IMAGE_BYTES } from "../../../domain/profile-image.ts";
import type { WriteFailure } from "../../../domain/saving-failure.ts";
import type { Action } from "../../../machines/action/action.machine.ts";
import { useSignedInActors } from "../../app-context.ts";
import { useOrNotSent } from "../../use-or-not-sent.ts";
import { usePress } from "../action/use-press.ts";
import { dialog } from "../list/late-overlays.ts";
import { Loaded } from "../opening/Loaded.tsx";
import { OnceOpened } from "../opening/OnceOpened.tsx";
import { openedDialog } from "../opening/opened-as.ts";
import { part } from "../opening/part.ts";
import { usePreloaded } from "../opening/use-preloaded.ts";
import type { CropShape } from "./crop/crop-shape.ts";

const cropImage = part(async () => (await import("./crop/CropImage.tsx")).CropImage);

const PARTS = [dialog, cropImage];

/** About what a picture takes while it is cut. */
const CROP_HEIGHT = 320;

type Problem = "NoImage" | "TooLarge";

export interface PictureUploadProps {
  readonly shape: CropShape;
  /** What would come of it belongs nowhere while the form that it is for is saved. */
  readonly isDisabled?: boolean | undefined;
  /** What sends a picture. */
  readonly write: (bytes: Uint8Array<ArrayBuffer>) => Action;
  /** Told what came of it, once nothing lies over the page any more. */
  readonly onSent: (told: Announcement) => void;
  /** Told that somebody gave up one that may be there all the same. */
  readonly onGivenUp?: (() => void) | undefined;
  /** What to do where it is not known whether it is there. */
  readonly whereUnknown: string;
}

const bringsFile = ({ dataTransfer }: Pick<DragEvent, "dataTransfer">): boolean =>
  dataTransfer?.types.includes("Files") === true;

/** Beside what takes it a file is not dropped: it would take the place of the page, with whatever was typed. */
const keepPage = (event: DragEvent): void => {
  if (event.defaultPrevented || !bringsFile(event)) return;
  event.preventDefault();
  if (event.dataTransfer !== null) event.dataTransfer.dropEffect = "none";
};

/** What is copied from a document is its text, with a picture beside it. */
const isPicture = ({ types }: DataTransfer): boolean =>
  types.includes("Files") && !types.includes("text/plain");

/** A picture: chosen, dropped or pasted, looked at, cut, sent. */
export const PictureUpload = ({
  shape,
  isDisabled = false,
  write,
  onSent,
  onGivenUp,
  whereUnknown,
}: PictureUploadProps) => {
  const { t } = useLingui();
  const { announcements } = useSignedInActors();
  const [preview, setPreview] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const [failure, setFailure] = useState<WriteFailure>();
  const close = (): void => setPreview(undefined);
  const sent = useOrNotSent();
  const { act, isBusy } = usePress((answer) => {
    if (answer._tag === "Failure") return setFailure(answer.failure);
    announcements.send({ type: "announce", announcement: answer.success });
    close();
    onSent(answer.success);
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
  useWindowEvent("dragover", keepPage);
  useWindowEvent("paste", (event) => {
    const { clipboardData: pasted } = event;
    if (isDisabled || pasted === null || !isPicture(pasted) || openedDialog() !== null) return;
    event.preventDefault();
    void choose(pasted.files.item(0));
  });
  const takesFile = (event: Dragged): boolean => {
    const isTaken = !isDisabled && preview === undefined && bringsFile(event);
    if (isTaken) event.preventDefault();
    return isTaken;
  };
  const giveUp = (): void => {
    if (isBusy) return;
    close();
    // Read before, a page that fails would take what was chosen with it.
    if (failure !== undefined) onGivenUp?.();
  };
  return (
    <Stack
      gap="xs"
      align="start"
      className="console-off-paper"
      onDragOver={takesFile}
      onDrop={(event) => {
        if (takesFile(event)) void choose(event.dataTransfer.files.item(0));
      }}
    >
      <Group gap="xs">
        <FileButton
          resetRef={again}
          accept="image/png,image/jpeg,image/webp"
          onChange={(file) => void choose(file)}
        >
          {({ onClick }) => (
            <Button
              ref={button}
              variant="default"
              disabled={isDisabled}
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
      </Group>
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
                    shape={shape}
                    onCrop={(bytes) => {
                      setFailure(undefined);
                      act(sent(write(bytes)));
                    }}
                    isSending={isBusy}
                    failure={failure}
                    whereUnknown={whereUnknown}
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
