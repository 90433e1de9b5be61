import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { IconPhotoOff, IconTrash } from "@tabler/icons-react";
import { shortened } from "../../../domain/cut.ts";
import type { Target } from "../../../domain/deletion.ts";
import { EmptyNote } from "../feedback/EmptyNote.tsx";
import { SafeImage } from "../image/SafeImage.tsx";
import { RemoveIcon } from "../detail/RemoveIcon.tsx";
import classes from "./Gallery.module.css";

/** A picture of a record. */
export interface Picture {
  readonly key: string;
  readonly address: string;
  readonly description: string;
  /** What is deleted with it, and what is said on the button that does; nothing where it is not to be deleted here. */
  readonly removal?: { readonly target: Target; readonly label: string } | undefined;
}

/** The pictures of a record, each in a box of the same size. */
export const Gallery = ({ pictures }: { pictures: ReadonlyArray<Picture> }) => {
  const { t } = useLingui();
  if (pictures.length === 0) return <EmptyNote>{t`No pictures yet.`}</EmptyNote>;
  return (
    <ul className={`console-list ${classes["pictures"] ?? ""}`}>
      {pictures
        .map((picture) => ({ ...picture, description: shortened(picture.description, "NameTooLong") }))
        .map(({ key, address, description, removal }) => (
          <li key={key}>
            <SafeImage
              address={address}
              placeholder={<IconPhotoOff size={28} stroke={1.5} aria-hidden />}
              className={classes["picture"]}
            />
            <div className={classes["caption"]}>
              <Text size="xs" c="dimmed" lineClamp={3}>
                <bdi>{description}</bdi>
              </Text>
              {removal !== undefined && (
                <RemoveIcon {...removal}>
                  <IconTrash size={16} stroke={1.5} aria-hidden />
                </RemoveIcon>
              )}
            </div>
          </li>
        ))}
    </ul>
  );
};
