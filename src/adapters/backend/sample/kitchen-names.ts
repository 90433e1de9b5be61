import type { SampleLanguage } from "./sample-language.ts";
import { ar, en, es, fr, he, id, INDIAN_NAMES, ja, pt, zh, zhTw } from "./fakers.ts";

const { arrayElement } = en.helpers;

const WARES = ["Spoon", "Pan", "Table", "Oven"];

const NAMES: Readonly<Record<SampleLanguage, ReadonlyArray<() => string>>> = {
  en: [
    () => `${en.person.lastName()}'s Kitchen`,
    () => `The ${en.color.human()} ${arrayElement(WARES)}`,
    () => `${en.person.firstName()} & ${en.person.firstName()}`,
  ],
  es: [() => `La Cocina de ${es.person.firstName()}`, () => `Casa ${es.person.lastName()}`],
  fr: [() => `Chez ${fr.person.firstName()}`, () => `La Table de ${fr.person.firstName()}`],
  pt: [() => `Cantina ${pt.person.lastName()}`, () => `Cozinha da ${pt.person.firstName("female")}`],
  id: [() => `Dapur ${id.person.firstName()}`, () => `Warung ${id.person.firstName()}`],
  ar: [() => `مطبخ ${ar.person.firstName()}`, () => `بيت ${ar.person.firstName()}`],
  he: [() => `המטבח של ${he.person.firstName()}`],
  hi: [() => `${arrayElement(INDIAN_NAMES.hindi.last)} की रसोई`],
  pa: [() => `${arrayElement(INDIAN_NAMES.punjabi.last)} ਦੀ ਰਸੋਈ`],
  ja: [() => `${ja.person.lastName()}食堂`, () => `台所 ${ja.person.lastName()}`],
  zh: [() => `${zh.person.lastName()}家小厨`],
  "zh-TW": [() => `${zhTw.person.lastName()}家小館`],
};

/** Lets the next names follow from a seed. */
export const seedNames = (seed: number): void =>
  [en, es, fr, ar, ja, zh, pt, id, he, zhTw].forEach((faker, index) => faker.seed(seed + index));

export const kitchenName = (language: SampleLanguage): string => arrayElement(NAMES[language])();
