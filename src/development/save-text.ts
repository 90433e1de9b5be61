import { download } from "../adapters/browser/files/download.ts";

/** Saves a text as a file of the developer's. */
export const saveText = (name: string, text: string): void => download(name, new Blob([text]));
