import { Pictures } from "../../domain/ports/pictures.ts";
import { pictureForm } from "./picture-form.ts";
import { port } from "./port.ts";

/** Nothing that is remembered names a new picture yet. */
export const pictures = port(Pictures)(({ call }) => ({
  upload: (bytes) => call("pictures.upload", { payload: pictureForm(bytes) }),
}));
