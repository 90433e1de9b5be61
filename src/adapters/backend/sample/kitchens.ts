import { faker as ar } from "@faker-js/faker/locale/ar";
import { faker as en } from "@faker-js/faker/locale/en";
import { faker as es } from "@faker-js/faker/locale/es";
import { faker as fr } from "@faker-js/faker/locale/fr";
import { faker as ja } from "@faker-js/faker/locale/ja";
import { faker as zh } from "@faker-js/faker/locale/zh_CN";

/** Whom and what the sample is made for; what they are is the caller's. */
export interface SampleCrowd<Person, Tribe> {
  readonly people: ReadonlyArray<Person>;
  readonly chefs: ReadonlyArray<Person>;
  readonly tribes: ReadonlyArray<Tribe>;
}

export interface SampleKitchen<Person, Tribe> {
  readonly nombre: string;
  readonly banned: boolean;
  readonly chef: Person | undefined;
  readonly tribe: Tribe | undefined;
  readonly votes: ReadonlyArray<{ readonly voter: Person; readonly positive: boolean }>;
  readonly images: ReadonlyArray<string>;
}

const { helpers, number, datatype } = en;

const NAMES: ReadonlyArray<{ readonly weight: number; readonly value: () => string }> = [
  { weight: 8, value: () => `${en.person.lastName()}'s Kitchen` },
  {
    weight: 5,
    value: () => `The ${en.color.human()} ${helpers.arrayElement(["Spoon", "Pan", "Table", "Oven"])}`,
  },
  { weight: 4, value: () => `${en.person.firstName()} & ${en.person.firstName()}` },
  { weight: 6, value: () => `La Cocina de ${es.person.firstName()}` },
  { weight: 4, value: () => `Casa ${es.person.lastName()}` },
  { weight: 4, value: () => `Chez ${fr.person.firstName()}` },
  { weight: 3, value: () => `مطبخ ${ar.person.firstName()}` },
  { weight: 3, value: () => `${ja.person.lastName()}食堂` },
  { weight: 3, value: () => `${zh.person.lastName()}家小厨` },
];

const BANNED = 0.04;
const WITHOUT_TRIBE = 0.3;
const WITHOUT_IMAGES = 0.2;
const MOST_IMAGES = 4;
/** The largest share of all people who vote on one kitchen. */
const MOST_VOTERS = 0.05;
/** The most votes that a person casts for each kitchen which there is for a person. */
const MOST_VOTES = 15;

const mostVotes = (people: number, kitchens: number): number =>
  Math.min(people, Math.max(3, Math.round(Math.min(people * MOST_VOTERS, (MOST_VOTES * people) / kitchens))));

/** So many different ones; the time it takes does not grow with how many there are to choose from. */
const someOf = <A>(all: ReadonlyArray<A>, count: number): ReadonlyArray<A> => {
  const chosen = new Set<A>();
  while (chosen.size < count) chosen.add(helpers.arrayElement(all));
  return [...chosen];
};

// Squared, so that few kitchens have many votes and many have few.
const votesAmong = <Person>(people: ReadonlyArray<Person>, most: number) => {
  const liked = number.float({ min: 0.4, max: 0.98 });
  const voters = Math.round(number.float({ min: 0, max: 1 }) ** 2 * most);
  return someOf(people, voters).map((voter) => ({ voter, positive: datatype.boolean(liked) }));
};

const imagesOf = (): ReadonlyArray<string> =>
  datatype.boolean(WITHOUT_IMAGES)
    ? []
    : helpers.multiple(() => en.food.dish(), { count: { min: 1, max: MOST_IMAGES } });

/**
 * Kitchens with names from several scripts, the first of them the first chef's; the same seed gives the same ones.
 */
export const sampleKitchens = <Person, Tribe>(
  count: number,
  { chefs, people, tribes }: SampleCrowd<Person, Tribe>,
  seed: number,
): ReadonlyArray<SampleKitchen<Person, Tribe>> => {
  [en, es, fr, ar, ja, zh].forEach((faker, index) => faker.seed(seed + index));
  const some = <A>(all: ReadonlyArray<A>): A | undefined =>
    all.length === 0 ? undefined : helpers.arrayElement(all);
  const most = mostVotes(people.length, count);
  return Array.from({ length: count }, (_, index) => ({
    nombre: helpers.weightedArrayElement(NAMES)(),
    banned: datatype.boolean(BANNED),
    chef: index === 0 ? chefs[0] : some(chefs),
    tribe: datatype.boolean(WITHOUT_TRIBE) ? undefined : some(tribes),
    votes: votesAmong(people, most),
    images: imagesOf(),
  }));
};
