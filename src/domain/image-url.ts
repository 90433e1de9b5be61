// Never asked for: it only tells a path from an address of somewhere else.
const OWN_ORIGIN = "https://own-origin.invalid";

/** Whether a text is an address that an image may be kept under (D43): `https:`, or a path of our own origin. */
export const isImageUrl = (text: string): boolean => {
  if (!/^(?:https:\/\/|\/)\S*$/iu.test(text) || !URL.canParse(text, OWN_ORIGIN)) return false;
  const url = new URL(text, OWN_ORIGIN);
  return text.startsWith("/") ? url.origin === OWN_ORIGIN : url.protocol === "https:";
};
