import { type Faker } from "@faker-js/faker";
import { faker as ar } from "@faker-js/faker/locale/ar";
import { faker as en } from "@faker-js/faker/locale/en";
import { faker as es } from "@faker-js/faker/locale/es";
import { faker as fr } from "@faker-js/faker/locale/fr";
import { faker as he } from "@faker-js/faker/locale/he";
import { faker as id } from "@faker-js/faker/locale/id_ID";
import { faker as ja } from "@faker-js/faker/locale/ja";
import { faker as pt } from "@faker-js/faker/locale/pt_BR";
import { faker as zh } from "@faker-js/faker/locale/zh_CN";
import { faker as zhTw } from "@faker-js/faker/locale/zh_TW";
import type { Role } from "../../../domain/role.ts";
import { INDIAN_NAMES } from "./indian-names.ts";

export interface SamplePerson {
  readonly nombre: string;
  readonly email: string;
  readonly role: Role;
}

type NameOf = () => string;

const fullName =
  (faker: Faker): NameOf =>
  () =>
    `${faker.person.firstName()} ${faker.person.lastName()}`;

const familyFirst =
  (faker: Faker): NameOf =>
  () =>
    `${faker.person.lastName()} ${faker.person.firstName()}`;

const indian =
  (names: (typeof INDIAN_NAMES)["hindi"]): NameOf =>
  () =>
    `${en.helpers.arrayElement(names.first)} ${en.helpers.arrayElement(names.last)}`;

const SCRIPTS: ReadonlyArray<{ readonly weight: number; readonly value: NameOf }> = [
  { weight: 30, value: fullName(en) },
  { weight: 22, value: fullName(es) },
  { weight: 8, value: fullName(fr) },
  { weight: 8, value: fullName(pt) },
  { weight: 6, value: fullName(id) },
  { weight: 6, value: fullName(ar) },
  { weight: 4, value: fullName(he) },
  { weight: 4, value: familyFirst(ja) },
  { weight: 4, value: familyFirst(zh) },
  { weight: 2, value: familyFirst(zhTw) },
  { weight: 4, value: indian(INDIAN_NAMES.hindi) },
  { weight: 2, value: indian(INDIAN_NAMES.punjabi) },
];

const ROLES: ReadonlyArray<{ readonly weight: number; readonly value: Role }> = [
  { weight: 1, value: "admin" },
  { weight: 3, value: "editor" },
  { weight: 6, value: "viewer" },
  { weight: 190, value: "chef" },
];

/** People with names from many scripts; the same seed gives the same people. */
export const samplePeople = (count: number, seed: number): ReadonlyArray<SamplePerson> => {
  [en, es, fr, pt, id, ar, he, ja, zh, zhTw].forEach((faker, index) => faker.seed(seed + index));
  return Array.from({ length: count }, (_, index) => ({
    nombre: en.helpers.weightedArrayElement(SCRIPTS)(),
    email: `${en.internet.username().toLowerCase()}.${index + 1}@example.org`,
    role: en.helpers.weightedArrayElement(ROLES),
  }));
};
