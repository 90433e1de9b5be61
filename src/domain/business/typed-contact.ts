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

/** A website with the protocol that people leave out. */
export const fullWebsite = (text: string): string => {
  const typed = withoutHidden(text).trim();
  const hasNone =
    /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*\.\p{L}[\p{L}\p{M}\p{N}-]*(?:[/?#]\S*)?$/u.test(typed);
  return hasNone ? `https://${typed}` : typed;
};
