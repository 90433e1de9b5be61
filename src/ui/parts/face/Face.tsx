import { initialsOf, tintOf } from "../../../domain/face.ts";
import { smallImageUrl } from "../../../domain/image-url.ts";
import type { ResourceName } from "../../../domain/resources.ts";
import { SafeImage } from "../image/SafeImage.tsx";
import classes from "./Face.module.css";

export interface FaceProps {
  readonly resource: ResourceName;
  readonly id: string;
  readonly name: string;
  readonly picture: string | undefined;
  readonly size?: "small" | "large";
}

/** How a record looks beside its name: its picture, or its initials on a tint of its own. */
export const Face = ({ resource, id, name, picture, size = "small" }: FaceProps) => (
  <span aria-hidden className={classes["face"]} data-shape={resource} data-size={size} data-tint={tintOf(id)}>
    <SafeImage
      address={picture && smallImageUrl(picture)}
      // As generated content, so that it is no text of the page.
      placeholder={<span className={classes["initials"]} data-initials={initialsOf(name)} />}
      className={classes["picture"]}
    />
  </span>
);
