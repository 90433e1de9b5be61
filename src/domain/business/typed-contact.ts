import { withPlainDigits } from "../digits.ts";
import { withoutHidden } from "../hidden-characters.ts";

/** A phone number in the signs that it is dialled with, whatever page, keyboard or script it was typed or copied from. */
export const plainPhone = (text: string): string =>
  withPlainDigits(
    withoutHidden(text)
      .replaceAll(/\p{DI}/gu, "")
      .normalize("NFKC"),
  )
    .replaceAll(/[\p{Pd}\u2212\u30fc]/gu, "-")
    .replaceAll(/\s+/gu, " ")
    .trim()
    .replace(/^(?:tel:\s*)+/iu, "");
