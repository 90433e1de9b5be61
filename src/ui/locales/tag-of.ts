import type { I18n } from "@lingui/core";

/** The tag by which the browser writes days, hours and figures in the language that is shown. */
export const tagOf = ({ locale, locales }: I18n): string => (typeof locales === "string" ? locales : locale);
