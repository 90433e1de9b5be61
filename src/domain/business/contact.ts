import { withPlainDigits } from "../digits.ts";
import { isOpenableUrl, isOwnAddress } from "../image-url.ts";

/** Where a website leads, and how it was typed; nothing where it is none that may be gone to (D73). */
export const websiteIn = (text: string): { readonly href: string; readonly shown: string } | undefined => {
  if (!isOpenableUrl(text) || isOwnAddress(text)) return undefined;
  const { href, host, username, password } = new URL(text);
  // A name before the host could be taken for it.
  const isPlain = username === "" && password === "";
  return { href, shown: isPlain ? text.replace(/^https:\/+/iu, "").replace(/\/$/u, "") : host };
};

/**
 * What dials a phone number as it is written, if there is anything to dial; a zero in brackets behind a country's code is for
 * callers inside it.
 */
export const dialled = (phone: string): string | undefined => {
  const digits = withPlainDigits(phone)
    .replace(/^(\s*\+[\d\s-]*)\(0\)/u, "$1")
    .replaceAll(/[^\d+]/gu, "");
  return /\d/u.test(digits) ? `tel:${digits}` : undefined;
};
