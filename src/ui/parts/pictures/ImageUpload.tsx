import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import * as Effect from "effect/Effect";
import type { Id } from "../../../domain/id.ts";
import { uploadProfileImage } from "../../../machines/use-cases/records/additions.ts";
import { useDetailsChanged } from "../detail/use-details-changed.ts";
import { PictureUpload } from "./PictureUpload.tsx";

interface ImageUploadProps {
  readonly userId: Id<"user">;
  /** What the user is called. */
  readonly name: string;
}

/** A picture for a user. */
export const ImageUpload = ({ userId, name }: ImageUploadProps) => {
  const { t } = useLingui();
  const changed = useDetailsChanged();
  const router = useRouter();
  const readAgain = (): void => {
    changed(userId);
    void router.invalidate();
  };
  return (
    <PictureUpload
      shape="circle"
      write={(bytes) => Effect.as(uploadProfileImage(userId, bytes), { _tag: "PictureAdded", of: name })}
      onSent={readAgain}
      onGivenUp={readAgain}
      whereUnknown={t`It is not known whether the picture was saved. Before you send it again, close this and look among the pictures.`}
    />
  );
};
