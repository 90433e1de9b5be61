import { faker } from "@faker-js/faker/locale/en";
import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { searchText } from "../../../domain/matching.ts";
import { commentListDefinition } from "../../../domain/moderation/comment-list.ts";
import { inBatches, keysOf } from "./batches.ts";
import { ABOUT_KITCHENS, IN_TRIBES, REASONS } from "./phrases.ts";

/** How many of each there are for one user. */
const PER_USER = { comments: 2, favorites: 1.5, blocks: 0.1, dates: 0.3, reports: 0.06 };

/** How far back the records reach, in minutes. */
const YEAR = 365 * 24 * 60;

/** How much likelier a comment is about a kitchen than in a tribe. */
const ABOUT_A_KITCHEN = 0.7;

const chance = (probability: number): boolean => faker.datatype.boolean(probability);

const anyOf = <A>(items: ReadonlyArray<A>): A => faker.helpers.arrayElement(items);

const pairOf = <A>(items: ReadonlyArray<A>): readonly [one: A | undefined, other: A | undefined] => {
  const one = faker.number.int({ max: items.length - 1 });
  const other = faker.number.int({ max: items.length - 2 });
  return [items[one], items[other < one ? other : other + 1]];
};

/** One of the items, the first ones far oftener: a few kitchens are much talked about, most hardly. */
const popular = <A>(items: ReadonlyArray<A>): A | undefined => {
  const drawn = faker.number.float({ min: 0, max: 1 });
  return items[Math.min(items.length - 1, Math.floor(items.length * drawn * drawn))];
};

/** Minutes before now: more of late than long ago. */
const ago = (): number => {
  const drawn = faker.number.float({ min: 0, max: 1 });
  return Math.floor(YEAR * drawn * drawn);
};

const said = (text: string) => ({
  text,
  search_text: searchText(commentListDefinition.textsOf({ text })),
});

const SAID_OF_KITCHENS = ABOUT_KITCHENS.map(said);
const SAID_IN_TRIBES = IN_TRIBES.map(said);

/** One after the other over the year, more of late, without another draw. */
const spread = <A extends object>(rows: ReadonlyArray<A>) =>
  rows.map((row, place) => ({
    ...row,
    minutes: Math.floor(YEAR * (1 - (place + 1) / (rows.length + 1)) ** 2),
  }));

/** Keys rise with time, as they would have. */
const oldestFirst = <A extends { readonly minutes: number }>(rows: ReadonlyArray<A>): ReadonlyArray<A> =>
  rows.toSorted((one, other) => other.minutes - one.minutes);

/** What is drawn of a record beside its moment, and how that is read back from JSON. */
const COLUMNS = {
  comments: {
    user_id: "bigint",
    kitchen_id: "bigint",
    tribe_id: "bigint",
    text: "text",
    search_text: "text",
  },
  favorites: { user_id: "bigint", kitchen_id: "bigint" },
  blocks: { user_id: "bigint", kitchen_id: "bigint" },
  dates: { source_user_id: "bigint", target_user_id: "bigint", kitchen_id: "bigint" },
  reports: { user_id: "bigint", kitchen_id: "bigint", reason: "text" },
} as const;

interface Ids {
  readonly users: ReadonlyArray<string>;
  readonly kitchens: ReadonlyArray<string>;
  readonly tribes: ReadonlyArray<string>;
}

/** Each kind is drawn from where the one before it ended, so the order in which they are asked for is part of the sample. */
const drawing = ({ users, kitchens, tribes }: Ids) => {
  const many = <A>(perUser: number, row: () => A): ReadonlyArray<A> =>
    Array.from({ length: Math.round(users.length * perUser) }, row);
  const mark = () => ({ user_id: anyOf(users), kitchen_id: popular(kitchens) });
  return {
    comments: () =>
      many(PER_USER.comments, () =>
        tribes.length === 0 || chance(ABOUT_A_KITCHEN)
          ? { ...mark(), ...anyOf(SAID_OF_KITCHENS), minutes: ago() }
          : { user_id: anyOf(users), tribe_id: popular(tribes), ...anyOf(SAID_IN_TRIBES), minutes: ago() },
      ),
    favorites: () => spread(many(PER_USER.favorites, mark)),
    blocks: () => spread(many(PER_USER.blocks, mark)),
    dates: () =>
      many(PER_USER.dates, () => {
        const [source, target] = pairOf(users);
        const kitchen = chance(0.8) ? anyOf(kitchens) : null;
        return { source_user_id: source, target_user_id: target, kitchen_id: kitchen, minutes: ago() };
      }),
    reports: () =>
      many(PER_USER.reports, () => ({
        user_id: anyOf(users),
        kitchen_id: anyOf(kitchens),
        reason: anyOf(REASONS),
        minutes: ago(),
      })),
  };
};

/**
 * Comments, favorites, blocks, dates and reports among the users, kitchens and tribes that are there, in proportion to
 * the users; none where there is no kitchen or nobody to meet. The same seed and ids give the same records.
 */
export const sampleContributions = Effect.fnUntraced(function* (seed: number) {
  const sql = yield* SqlClient;
  const users = yield* keysOf("users", "user_id");
  const kitchens = yield* keysOf("kitchens", "kitchen_id");
  const tribes = yield* keysOf("tribes", "tribe_id");
  if (users.length < 2 || kitchens.length === 0) return;
  faker.seed(seed);
  const drawn = drawing({ users, kitchens, tribes });
  const insert = <A>(table: keyof typeof COLUMNS, rows: ReadonlyArray<A>, onConflict = sql``) => {
    const columns = sql.literal(Object.keys(COLUMNS[table]).join(", "));
    const typed = Object.entries(COLUMNS[table]).map((column) => column.join(" "));
    return inBatches(
      rows,
      (batch) => sql`
        INSERT INTO ${sql(table)} (${columns}, created_at)
        SELECT ${columns}, now() - minutes * interval '1 minute'
        FROM json_to_recordset(${JSON.stringify(batch)}::json) AS r(${sql.literal(typed.join(", "))}, minutes integer)
        ${onConflict}`,
    );
  };
  yield* insert("comments", oldestFirst(drawn.comments()));
  // What is drawn twice of these is there once; to look for it takes the others a third longer.
  const once = sql`ON CONFLICT DO NOTHING`;
  yield* insert("favorites", drawn.favorites(), once);
  yield* insert("blocks", drawn.blocks(), once);
  yield* insert("dates", oldestFirst(drawn.dates()));
  yield* insert("reports", oldestFirst(drawn.reports()));
});
