import type { LanguageCode } from "../../src/domain/language.ts";
import { type Entry, readings } from "./catalogs.ts";

/** What stays as it is in every language: names, formats, keys. */
export const NAMES = [
  "name@example.com",
  "privacy@example.com",
  "Ctrl K",
  "F8",
  "Shift",
  // Somebody on the page of the look.
  "Casa Marea",
  // Where Firebase's own pages have it.
  "Firebase Console > Authentication > Sign-in method",
  "Firebase Console",
  "Authentication",
  "Google Business",
  "Google",
  "Firebase",
  "Kitchen Console",
  "Cookie",
  "ID",
  "CSV",
  "JSON",
  "URL",
  "PNG",
  "JPEG",
  "WebP",
  "WCAG",
  "AA",
  "MB",
  "https",
];

/** Messages that are the same word as in English, by language. */
const SHARED: Readonly<Partial<Record<LanguageCode, ReadonlyArray<string>>>> = {
  es: ["Admin", "Chef", "Editor", "No", "Plan"],
  fr: [
    "Actions",
    "Active",
    "Admin",
    "Chef",
    "Description",
    "Logo",
    "Notifications",
    "Page {page}",
    "Pages",
    "Score",
    "Version {VERSION}",
    "Vote",
    "Votes",
  ],
  id: ["Admin", "Edit", "Edit {name}", "Editor", "Email", "Logo", "Status"],
  pt: ["Admin", "Chef", "Editor", "Status"],
};

/** Words of English sentences that are no words of Spanish, French, Indonesian or Portuguese. */
const ENGLISH = /(?<!\p{L})(?:the|of|and|was|were|your|this|with|is|are|to|it)(?!\p{L})/iu;

const LATIN: ReadonlyArray<LanguageCode> = ["en", "es", "fr", "id", "pt"];

const wordsOf = (reading: string): string =>
  NAMES.reduce((text, name) => text.replaceAll(name, " "), reading.replaceAll(/<[^>]*>|\{[^}]*\}/gu, " "));

/** Whether a message was left in English, wholly or in part. */
export const isEnglishIn =
  (language: LanguageCode) =>
  ({ source, translation }: Entry): boolean => {
    const words = readings(translation).map(wordsOf);
    if (!LATIN.includes(language)) return words.some((text) => /\p{Script=Latin}/u.test(text));
    if (SHARED[language]?.includes(source) === true) return false;
    return (
      words.some((text) => ENGLISH.test(text)) ||
      (source === translation && words.some((text) => /\p{L}/u.test(text)))
    );
  };
