import type { Id } from "../../../domain/id.ts";
import type { ProfileImage } from "../../../domain/profile-image.ts";
import type { Read } from "../../../machines/app.ts";
import { ImageUpload } from "./ImageUpload.tsx";
import { PictureSection } from "./PictureSection.tsx";
import { useNumberedWords } from "./use-numbered-words.ts";

interface PersonPicturesProps {
  readonly userId: Id<"user">;
  readonly name: string;
  readonly source: Promise<Read<ReadonlyArray<ProfileImage>>>;
}

/** The pictures of a person, for whoever may add to them and delete them. */
export const PersonPictures = ({ userId, name, source }: PersonPicturesProps) => {
  const words = useNumberedWords(name);
  return (
    <PictureSection
      source={source}
      pictureOf={({ profileImageId, imageUrl }, index) => {
        const { description, removal } = words(index);
        return {
          key: profileImageId,
          address: imageUrl,
          description,
          removal: {
            target: { _tag: "ProfileImage", id: profileImageId, name: description, owner: userId },
            label: removal,
          },
        };
      }}
    >
      <ImageUpload userId={userId} name={name} />
    </PictureSection>
  );
};
