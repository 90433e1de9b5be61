import { useLingui } from "@lingui/react/macro";
import type { Id } from "../../../domain/id.ts";
import type { ProfileImage } from "../../../domain/profile-image.ts";
import type { Read } from "../../../machines/app.ts";
import { ImageUpload } from "./ImageUpload.tsx";
import { PictureSection } from "./PictureSection.tsx";

interface PersonPicturesProps {
  readonly userId: Id<"user">;
  readonly name: string;
  readonly source: Promise<Read<ReadonlyArray<ProfileImage>>>;
  readonly onRetry: () => void;
}

/** The pictures of a person, for whoever may add to them and delete them. */
export const PersonPictures = ({ userId, name, source, onRetry }: PersonPicturesProps) => {
  const { t } = useLingui();
  return (
    <PictureSection
      source={source}
      onRetry={onRetry}
      pictureOf={({ profileImageId, imageUrl }, index) => {
        const number = index + 1;
        const description = t`Picture ${number} of ${name}`;
        return {
          key: profileImageId,
          address: imageUrl,
          description,
          target: { _tag: "ProfileImage", id: profileImageId, name: description, owner: userId },
        };
      }}
    >
      <ImageUpload userId={userId} />
    </PictureSection>
  );
};
