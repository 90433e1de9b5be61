import { withoutHidden } from "./hidden-characters.ts";
import { plainAddress } from "./plain-address.ts";

/** A URL with the protocol that people leave out; a path that was not typed wide stays as it is called there. */
export const fullUrl = (text: string): string =>
  withoutHidden(text)
    .trim()
    .replace(/^(?:[^/]*\/\/)?[^/?#]*/u, plainAddress)
    .replace(/^(?=(?:[\p{L}\p{M}\p{N}-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]*(?:[/?#]\S*)?$)/u, "https://");
