import { type Faker } from "@faker-js/faker";
import type { SampleLanguage } from "./sample-language.ts";
import type { Role } from "../../../domain/role.ts";
import { ar, en, es, fr, he, id, INDIAN_NAMES, ja, pt, zh, zhTw } from "./fakers.ts";
import { PORTRAITS_IN, type Sex } from "./portraits.ts";

export interface SamplePerson {
  readonly nombre: string;
  readonly email: string;
  readonly role: Role;
  /** The language of the name. */
  readonly language: SampleLanguage;
  /** The number of the drawn portrait; some have none. */
  readonly portrait: number | undefined;
  /** Most have verified their address. */
  readonly verified: boolean;
}

type NameOf = (sex: Sex) => string;

const fullName =
  (faker: Faker): NameOf =>
  (sex) =>
    `${faker.person.firstName(sex)} ${faker.person.lastName(sex)}`;

const familyFirst =
  (faker: Faker): NameOf =>
  (sex) =>
    `${faker.person.lastName(sex)} ${faker.person.firstName(sex)}`;

const indian =
  (names: (typeof INDIAN_NAMES)["hindi"]): NameOf =>
  (sex) =>
    `${en.helpers.arrayElement(names[sex])} ${en.helpers.arrayElement(names.last)}`;

interface Speakers {
  readonly language: SampleLanguage;
  readonly nameOf: NameOf;
}

const SPEAKERS: ReadonlyArray<{ readonly weight: number; readonly value: Speakers }> = [
  { weight: 30, value: { language: "en", nameOf: fullName(en) } },
  { weight: 22, value: { language: "es", nameOf: fullName(es) } },
  { weight: 8, value: { language: "fr", nameOf: fullName(fr) } },
  { weight: 8, value: { language: "pt", nameOf: fullName(pt) } },
  { weight: 6, value: { language: "id", nameOf: fullName(id) } },
  { weight: 6, value: { language: "ar", nameOf: fullName(ar) } },
  { weight: 4, value: { language: "he", nameOf: fullName(he) } },
  { weight: 4, value: { language: "ja", nameOf: familyFirst(ja) } },
  { weight: 4, value: { language: "zh", nameOf: familyFirst(zh) } },
  { weight: 2, value: { language: "zh-TW", nameOf: familyFirst(zhTw) } },
  { weight: 4, value: { language: "hi", nameOf: indian(INDIAN_NAMES.hindi) } },
  { weight: 2, value: { language: "pa", nameOf: indian(INDIAN_NAMES.punjabi) } },
];

const ROLES: ReadonlyArray<{ readonly weight: number; readonly value: Role }> = [
  { weight: 1, value: "admin" },
  { weight: 3, value: "editor" },
  { weight: 6, value: "viewer" },
  { weight: 190, value: "chef" },
];

const WITH_PORTRAIT = 0.7;

/** People with names from many scripts; the same seed gives the same people. */
export const samplePeople = (count: number, seed: number): ReadonlyArray<SamplePerson> => {
  [en, es, fr, pt, id, ar, he, ja, zh, zhTw].forEach((faker, index) => faker.seed(seed + index));
  return Array.from({ length: count }, (_, index) => {
    const { language, nameOf } = en.helpers.weightedArrayElement(SPEAKERS);
    const sex = en.helpers.arrayElement<Sex>(["female", "male"]);
    return {
      nombre: nameOf(sex),
      email: `${en.internet.username().toLowerCase()}.${index + 1}@example.org`,
      role: en.helpers.weightedArrayElement(ROLES),
      language,
      portrait: en.datatype.boolean(WITH_PORTRAIT)
        ? en.helpers.arrayElement(PORTRAITS_IN[language][sex])
        : undefined,
      verified: index % 8 !== 3,
    };
  });
};
