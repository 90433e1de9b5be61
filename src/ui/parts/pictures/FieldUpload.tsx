import { useLingui } from "@lingui/react/macro";
import * as Effect from "effect/Effect";
import { uploadPicture } from "../../../machines/use-cases/records/additions.ts";
import { useOffers } from "../question/use-offers.ts";
import type { CropShape } from "./crop/crop-shape.ts";
import { PictureUpload, type PictureUploadProps } from "./PictureUpload.tsx";

interface FieldUploadProps extends Pick<PictureUploadProps, "isDisabled"> {
  readonly shape: CropShape;
  /** Told the address that the picture has now. */
  readonly onUploaded: (address: string) => void;
}

/** A picture for a field that holds an address, where the backend keeps such pictures. */
export const FieldUpload = ({ shape, isDisabled, onUploaded }: FieldUploadProps) => {
  const { t } = useLingui();
  if (!useOffers("uploads")) return null;
  return (
    <PictureUpload
      shape={shape}
      isDisabled={isDisabled}
      write={(bytes) =>
        Effect.map(uploadPicture(bytes), ({ imageUrl }) => ({ _tag: "PictureUploaded", imageUrl }))
      }
      onSent={(told) => {
        if (told._tag === "PictureUploaded") onUploaded(told.imageUrl);
      }}
      whereUnknown={t`It is not known whether the picture was uploaded. You can upload it again.`}
    />
  );
};
