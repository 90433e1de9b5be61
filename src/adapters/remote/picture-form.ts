import { imageTypeOf } from "../../domain/profile-image.ts";
import { SENT_FILE } from "../contract/sent-picture.ts";

/** A picture as it is sent, with what is said of it: by its true type, whatever its file was called. */
export const pictureForm = (
  bytes: Uint8Array<ArrayBuffer>,
  fields: Readonly<Record<string, string>> = {},
): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(SENT_FILE, new Blob([bytes], { type: imageTypeOf(bytes) ?? "" }), "image");
  return form;
};
