/** Where on the page the Google listing is. */
export const LISTING_CARD = "connection-title";
