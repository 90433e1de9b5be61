/** From here on the sidebar stands beside the page. */
export const WIDE = "(min-width: 62em)";
/** Narrower than this, lists become cards and dialogs become sheets. */
export const PHONE = "(max-width: 37.4375em)";
