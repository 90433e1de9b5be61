/** Whether `If-None-Match` names what whoever asks has: any by a star alone, or by its tag, a weak one too (RFC 9110, 13.1.2). */
export const isHeld = (named: string | undefined, tag: string): boolean =>
  named?.trim() === "*" ||
  named?.split(",").some((each) => each.trim().replace(/^W\//u, "") === tag) === true;
