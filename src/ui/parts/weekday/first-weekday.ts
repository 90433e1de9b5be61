import { languageOf, SOURCE_LANGUAGE } from "../../../domain/language.ts";
import { firstWeekdayOf } from "../../../domain/moderation/month.ts";

/** What the browser tells of a region's weeks; some browsers do not. */
const toldOf = (locale: object): unknown =>
  "getWeekInfo" in locale && typeof locale.getWeekInfo === "function" ? locale.getWeekInfo() : undefined;

/** The day that weeks begin with, 0 is Sunday: as the region of a tag has it, else as its language. */
export const firstWeekdayIn = (tag: string): number => {
  const locale = new Intl.Locale(tag);
  const told = locale.region === undefined ? undefined : toldOf(locale);
  return typeof told === "object" && told !== null && "firstDay" in told && typeof told.firstDay === "number"
    ? told.firstDay % 7
    : firstWeekdayOf(languageOf(tag) ?? SOURCE_LANGUAGE);
};
