import type { NonEmptyReadonlyArray } from "effect/Array";
import type { SampleLanguage } from "./sample-language.ts";

export type Sex = "female" | "male";

type Portraits = Readonly<Record<Sex, NonEmptyReadonlyArray<number>>>;

const AMERICAN: Portraits = { female: [1, 5, 7, 12, 14, 20, 23], male: [8, 13, 18, 19, 24, 25] };
const EAST_ASIAN: Portraits = { female: [5, 16, 27, 28], male: [8, 13, 19] };
const EUROPEAN: Portraits = {
  female: [1, 2, 7, 11, 12, 14, 16, 17, 20, 22, 28],
  male: [3, 8, 10, 13, 18, 19, 24, 25],
};

/** Which of the drawn portraits people have whose names are in a language. */
export const PORTRAITS_IN: Readonly<Record<SampleLanguage, Portraits>> = {
  en: EUROPEAN,
  fr: EUROPEAN,
  es: AMERICAN,
  pt: AMERICAN,
  ar: { female: [4, 12, 21, 23], male: [8, 13, 18, 19] },
  he: { female: [1, 7, 12, 20], male: [13, 15, 18, 24] },
  hi: { female: [9, 14, 23], male: [8, 13, 19] },
  pa: { female: [9, 14, 23], male: [6, 26] },
  id: { female: [5, 14, 21, 23], male: [8, 13, 19] },
  ja: EAST_ASIAN,
  zh: EAST_ASIAN,
  "zh-TW": EAST_ASIAN,
};
