/** Narrower than this, lists become cards and dialogs become sheets. */
export const PHONE = "(max-width: 37.4375em)";
