import { faker } from "@faker-js/faker/locale/en";
import * as Arr from "effect/Array";
import * as Effect from "effect/Effect";
import * as Iterable from "effect/Iterable";
import { SqlClient } from "effect/sql/SqlClient";
import { kitchenListDefinition } from "../../../domain/kitchen.ts";
import { SOURCE_LANGUAGE } from "../../../domain/language.ts";
import { searchText } from "../../../domain/matching.ts";
import { ROLE_IDS } from "../../../domain/role.ts";
import { insertAll, keysOf } from "./batches.ts";
import { type Cuisine, CUISINES } from "./cuisines.ts";
import { kitchenName, seedNames } from "./kitchen-names.ts";
import { overTheYear } from "./over-the-year.ts";
import { MARKS, pictureUrl, PLACES } from "./pictures.ts";
import type { SampleLanguage } from "./sample-language.ts";

interface Person {
  readonly key: string;
  readonly language: SampleLanguage;
}

/** Whom the sample is made for, and the keys of their tribes. */
interface SampleCrowd {
  readonly people: ReadonlyArray<Person>;
  readonly chefs: ReadonlyArray<Person>;
  readonly tribes: ReadonlyArray<string>;
}

const { helpers, number, datatype } = faker;

const BANNED = 0.04;
const WITHOUT_TRIBE = 0.3;
const WITHOUT_LOGO = 0.25;
const WITHOUT_PICTURES = 0.1;
/** The share of kitchens whose cover is the place, not a dish. */
const PLACE_FIRST = 0.3;
const MOST_DISHES = 3;
const CAPACITY = { min: 4, max: 60 };
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
const votesAmong = (people: ReadonlyArray<Person>, most: number) => {
  const liked = number.float({ min: 0.4, max: 0.98 });
  const voters = Math.round(number.float({ min: 0, max: 1 }) ** 2 * most);
  return someOf(people, voters).map((voter) => ({ voter, positive: datatype.boolean(liked) }));
};

/** What a kitchen says of itself, half the time with a dish of the day. */
const descriptionIn = ({ about, dishes, today }: Cuisine): string => {
  const [, dish] = helpers.arrayElement(dishes);
  const self = helpers.arrayElement(about);
  return datatype.boolean() ? `${self} ${today} ${dish}` : self;
};

const picturesIn = ({ dishes, place }: Cuisine) => {
  if (datatype.boolean(WITHOUT_PICTURES)) return [];
  const shown = helpers.arrayElements(dishes, { min: 1, max: MOST_DISHES }).map(([dish, description]) => ({
    imageUrl: pictureUrl(`dish-${dish}`),
    description,
  }));
  const where = { imageUrl: pictureUrl(`place-${helpers.arrayElement(PLACES)}`), description: place };
  return datatype.boolean(PLACE_FIRST) ? [where, ...shown] : [...shown, where];
};

const logoOf = (): string | undefined =>
  datatype.boolean(WITHOUT_LOGO) ? undefined : pictureUrl(`logo-${helpers.arrayElement(MARKS)}`);

/**
 * Kitchens that speak the language of their chefs, the first of them the first chef's; the same seed gives the same ones.
 */
const sampleKitchens = (count: number, { chefs, people, tribes }: SampleCrowd, seed: number) => {
  seedNames(seed);
  const some = <A>(all: ReadonlyArray<A>): A | undefined =>
    all.length === 0 ? undefined : helpers.arrayElement(all);
  const most = mostVotes(people.length, count);
  return Array.from({ length: count }, (_, index) => {
    const chef = index === 0 ? chefs[0] : some(chefs);
    const language = chef?.language ?? SOURCE_LANGUAGE;
    const cuisine = CUISINES[language];
    return {
      nombre: kitchenName(language),
      logo: logoOf(),
      description: descriptionIn(cuisine),
      location: helpers.arrayElement(cuisine.locations),
      capacity: number.int(CAPACITY),
      banned: datatype.boolean(BANNED),
      chef,
      tribe: datatype.boolean(WITHOUT_TRIBE) ? undefined : some(tribes),
      votes: votesAmong(people, most),
      pictures: picturesIn(cuisine),
    };
  });
};

/**
 * Fills the empty tables of kitchens, their images and their votes, in the transaction that made the users, whose
 * languages are in the order of their keys.
 */
export const seedKitchens = Effect.fnUntraced(function* (
  seed: number,
  count: number,
  languages: ReadonlyArray<SampleLanguage>,
) {
  const sql = yield* SqlClient;
  const keysOfUsers = yield* sql<{ key: string; role_id: number }>`
    SELECT user_id::text AS key, role_id FROM users ORDER BY user_id`;
  const users = keysOfUsers.map((user, place) => ({
    ...user,
    language: languages[place] ?? SOURCE_LANGUAGE,
  }));
  const tribes = yield* keysOf("tribes", "tribe_id");
  const chefs = users.filter(({ role_id }) => role_id === ROLE_IDS.chef);

  const kitchens = sampleKitchens(count, { people: users, chefs, tribes }, seed);
  const madeAt = yield* overTheYear(kitchens.length);
  yield* insertAll(
    "kitchens",
    Iterable.map(
      kitchens,
      ({ nombre, logo, description, location, capacity, banned, chef, tribe, votes, pictures }, place) => ({
        nombre,
        logo: logo ?? null,
        description,
        location,
        capacity,
        banned,
        pictured: pictures.length > 0,
        positivo: votes.filter(({ positive }) => positive).length,
        negativo: votes.filter(({ positive }) => !positive).length,
        chef_user_id: chef?.key ?? null,
        tribe_id: tribe ?? null,
        search_text: searchText(kitchenListDefinition.textsOf({ nombre, location })),
        created_at: madeAt(place),
      }),
    ),
  );

  // The database numbers rows in the order in which they are inserted.
  const numbered = Arr.zip(yield* keysOf("kitchens", "kitchen_id"), kitchens);
  // Kitchens are told already; each picture would look again.
  yield* sql`ALTER TABLE kitchen_images DISABLE TRIGGER kitchen_images_picture`;
  yield* insertAll(
    "kitchen_images",
    Iterable.flatMap(numbered, ([kitchen_id, { pictures }]) =>
      pictures.map(({ imageUrl, description }) => ({ kitchen_id, image_url: imageUrl, description })),
    ),
  );
  yield* sql`ALTER TABLE kitchen_images ENABLE TRIGGER kitchen_images_picture`;
  yield* insertAll(
    "kitchen_votes",
    Iterable.flatMap(numbered, ([kitchen_id, { votes }]) =>
      votes.map(({ voter, positive }) => ({ user_id: voter.key, kitchen_id, positive })),
    ),
  );
});
