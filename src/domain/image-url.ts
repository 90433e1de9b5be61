// Never asked for: it only tells a path from an address of somewhere else.
const OWN_ORIGIN = "https://own-origin.invalid";

/** Whether an address is a path of our own origin, as that of a picture that was uploaded. */
export const isOwnAddress = (text: string): boolean => text.startsWith("/");

/** Whether a text is an address that a record may name, of a picture or of a page (D43, D73): `https:`, or a path of our own origin. */
export const isOpenableUrl = (text: string): boolean => {
  if (!/^(?:https:\/\/|\/)\S*$/iu.test(text) || !URL.canParse(text, OWN_ORIGIN)) return false;
  const url = new URL(text, OWN_ORIGIN);
  return isOwnAddress(text) ? url.origin === OWN_ORIGIN : url.protocol === "https:";
};

/** Asks for a kept picture as it stands beside a name. */
export const SMALL_IMAGE = "size=small";

const KEPT = /^\/api\/images\/[0-9a-f-]{36}$/u;

/** The address of a picture as it stands beside a name: smaller where the backend keeps it in two sizes (D74). */
export const smallImageUrl = (address: string): string =>
  KEPT.test(address) ? `${address}?${SMALL_IMAGE}` : address;
