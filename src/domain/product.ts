/** Fixed facts of the product (§2, §9). */
export const VERSION = "1.0.0";
export const TOAST_MS = 5_000;
export const SIDEBAR_WIDTH_PX = 280;
export const SIDEBAR_COLLAPSED_WIDTH_PX = 64;
export const REQUEST_TIMEOUT_MS = 10_000;
export const FRESH_MS = 5 * 60_000;
export const BRAND_PRIMARY = "#7236CB";
export const BRAND_SECONDARY = "#E35CB4";
