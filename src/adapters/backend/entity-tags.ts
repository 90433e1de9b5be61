import { hash } from "node:crypto";

/** The strong tag of a content, quotes included, with so many characters of its digest or all of them. */
export const tagOf = (content: string | Uint8Array, length?: number): string =>
  `"${hash("sha256", content, "base64url").slice(0, length)}"`;

/** Whether a header names a state: any by a star alone, or one by its tag (RFC 9110, 13.1). */
const names = (header: string, isIts: (tag: string) => boolean): boolean =>
  header.trim() === "*" || header.split(",").some((tag) => isIts(tag.trim()));

/** Whether `If-Match` names a state, by its strong tag (13.1.1). */
export const isMatched = (header: string, tag: string): boolean => names(header, (named) => named === tag);

/** Whether `If-None-Match` names what whoever asks has, by a weak tag too (13.1.2). */
export const isHeld = (header: string | undefined, tag: string): boolean =>
  header !== undefined && names(header, (named) => named.replace(/^W\//u, "") === tag);
