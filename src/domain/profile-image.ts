import * as Schema from "effect/Schema";
import * as fields from "./fields.ts";

/** A picture of a person (§7). */
export const ProfileImage = Schema.Struct({
  profileImageId: fields.id<"profile image">(),
  user: fields.UserRef,
  imageUrl: Schema.String,
}).annotate({ identifier: "ProfileImage" });
export interface ProfileImage extends Schema.Schema.Type<typeof ProfileImage> {}

/** A picture that somebody sent, by the address that a record may name it by. */
export const UploadedPicture = Schema.Struct({ imageUrl: Schema.String }).annotate({
  identifier: "UploadedPicture",
});
export interface UploadedPicture extends Schema.Schema.Type<typeof UploadedPicture> {}

/** The largest picture that may be sent, in bytes. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

type ImageType = "image/png" | "image/jpeg" | "image/webp";

const startsWith = (bytes: Uint8Array, at: number, signature: ReadonlyArray<number>): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

/** What kind of picture bytes are, by how they begin; nothing where it is none that may be shown. */
export const imageTypeOf = (bytes: Uint8Array): ImageType | undefined => {
  if (startsWith(bytes, 0, PNG)) return "image/png";
  if (startsWith(bytes, 0, JPEG)) return "image/jpeg";
  return startsWith(bytes, 0, RIFF) && startsWith(bytes, 8, WEBP) ? "image/webp" : undefined;
};
