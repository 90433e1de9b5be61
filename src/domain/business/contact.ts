import { withPlainDigits } from "../digits.ts";
import { isImageUrl } from "../image-url.ts";

/** Where a website leads, and what it is called; nothing where it is none that may be gone to (D73). */
export const websiteIn = (text: string): { readonly href: string; readonly host: string } | undefined => {
  if (!isImageUrl(text) || text.startsWith("/")) return undefined;
  const { href, host } = new URL(text);
  return { href, host: host.replace(/^www\./u, "") };
};

/** What dials a phone number as it is written. */
export const dialled = (phone: string): string => `tel:${withPlainDigits(phone).replaceAll(/[^\d+]/gu, "")}`;
