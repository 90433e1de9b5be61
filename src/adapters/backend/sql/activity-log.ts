import { isDeepStrictEqual } from "node:util";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import { SqlClient } from "effect/sql/SqlClient";
import { Activity, type FieldChange, type NotedKind } from "../../../domain/activity.ts";
import { ANY, NONE } from "../../../domain/list-request.ts";
import { readable } from "../../../domain/records.ts";
import { ROLE_IDS, ROLES } from "../../../domain/role.ts";
import { ActivityLog, type AskedChange, BEGUN, Noting } from "../policy/activity-log.ts";
import { notedChange } from "../policy/noted-changes.ts";
import type { Noted } from "../policy/policy-table.ts";
import { reading } from "./entity-rows.ts";
import { CREATION_DATE, sinceDay, throughDay } from "./instants.ts";
import { likingOf } from "./liking.ts";
import { pictureOfTribe, pictureOfUser, References } from "./references.ts";
import { keyOf } from "./rows.ts";

/** So many entries are counted; of more it is only said that there are. */
const COUNTED = 1_000;

const NotedRow = Schema.NullOr(Schema.Record(Schema.String, Schema.Unknown));
const decode = Schema.decodeUnknownSync(
  Schema.fromJsonString(Schema.Struct({ before: NotedRow, after: NotedRow })),
);
type NotedRow = typeof NotedRow.Type;

const textIn = (row: NotedRow, column: string): string | undefined => {
  const value = row?.[column] ?? undefined;
  if (column === "role_id") return ROLES.find((role) => ROLE_IDS[role] === value);
  return value === undefined ? undefined : String(value);
};

const changesOf = (kept: Noted["kept"], before: NotedRow, after: NotedRow): ReadonlyArray<FieldChange> =>
  Object.entries(kept)
    .map(([column, field]) => ({ field, before: textIn(before, column), after: textIn(after, column) }))
    .filter((change) => change.before !== change.after);

/** What is added to the log for a change; nothing where none came of it. */
const entryOf = (
  { operation, actor, recordId, reason, request }: AskedChange,
  { before, after }: { readonly before: NotedRow; readonly after: NotedRow },
) => {
  const { kind, table, key, kept, also, isOwn } = notedChange(operation);
  const row = after ?? before;
  const id = textIn(row, key) ?? (isOwn === true ? (recordId ?? actor) : undefined);
  if (id === undefined) return undefined;
  const other = also && textIn(row, also.key);
  if (isOwn !== true && isDeepStrictEqual(before, after)) return undefined;
  const isItself = table === `${kind}s`;
  return {
    operation,
    kind,
    record_id: id,
    name: isItself ? textIn(row, "nombre") || textIn(row, "name") || textIn(row, "email") || null : null,
    records: [`${kind}:${id}`, ...(also && other !== undefined ? [`${also.kind}:${other}`] : [])],
    person_id: actor ?? null,
    changes: changesOf(kept, before, after),
    reason: reason ?? null,
    request: request ?? null,
  };
};

const KEY = "a.record_id::bigint";

/** Where the records lie that have names, and their pictures. */
const NAMED = {
  user: { table: "users", key: "user_id", name: "nullif(nombre, '')", picture: pictureOfUser(KEY) },
  kitchen: {
    table: "kitchens",
    key: "kitchen_id",
    name: "nombre",
    picture: `SELECT logo FROM kitchens WHERE kitchen_id = ${KEY}`,
  },
  tribe: { table: "tribes", key: "tribe_id", name: "name", picture: pictureOfTribe(KEY) },
} as const satisfies Partial<Record<NotedKind, unknown>>;

/** What is told of an entry whose record may have a name; nothing of any other. */
const ofNamed = (told: (place: (typeof NAMED)[keyof typeof NAMED]) => string): string =>
  `CASE a.kind ${Object.entries(NAMED)
    .map(([kind, place]) => `WHEN '${kind}' THEN (${told(place)})`)
    .join(" ")} END`;

const LAST_NAME = `SELECT n.name FROM activity n
  WHERE n.records @> ARRAY[a.kind || ':' || a.record_id] AND n.kind = a.kind AND n.record_id = a.record_id
    AND n.name IS NOT NULL
  ORDER BY n.activity_id DESC LIMIT 1`;

// As it is called now, else as it was called then, or last where the entry does not say.
const NAME = `coalesce(
  ${ofNamed(({ table, key, name }) => `SELECT ${name} FROM ${table} WHERE ${key} = ${KEY}`)},
  a.name,
  ${ofNamed(() => LAST_NAME)})`;

const DELETED = `nullif(
  ${ofNamed(({ table, key }) => `NOT EXISTS (SELECT FROM ${table} WHERE ${key} = ${KEY})`)}, false)`;

export const activityLogSql = Layer.effect(
  ActivityLog,
  Effect.zipWith(SqlClient, References, (sql, named) => {
    const { columns, itemOf } = reading(sql, "a", Activity, {
      name: NAME,
      picture: ofNamed(({ picture }) => picture),
      deleted: DELETED,
      creationDate: CREATION_DATE,
      "person.userId": "person_id",
      ...named.user("person", "a.person_id"),
    });

    const note = Effect.fnUntraced(function* (change: AskedChange) {
      const [row] = yield* sql<{ noted: string | null }>`
        SELECT nullif(current_setting('console.noted', true), '') AS noted`;
      const noted = row?.noted ?? undefined;
      const entry = entryOf(change, noted === undefined ? { before: null, after: null } : decode(noted));
      if (entry === undefined) return;
      yield* sql`
        INSERT INTO activity (operation, kind, record_id, name, person_id, reason, request, changes, records)
        SELECT operation, kind, record_id, name, person_id, reason, request, changes,
          ARRAY(SELECT jsonb_array_elements_text(records))
        FROM jsonb_to_record(${JSON.stringify(entry)}::jsonb) AS e(
          operation text, kind text, record_id text, name text, person_id bigint, reason text, request text,
          changes jsonb, records jsonb)`;
    });

    const byPerson = (value: string) =>
      value === ANY || value === NONE
        ? sql`person_id IS ${sql.literal(value === ANY ? "NOT NULL" : "NULL")}`
        : sql`person_id = ${keyOf(value)}`;

    return ActivityLog.of({
      liking: (kitchen) => likingOf(sql, kitchen),
      noting: (change) => {
        const { table, isInParts = false } = notedChange(change.operation);
        return {
          isInParts,
          whole: (effect) =>
            sql
              .withTransaction(
                sql`SELECT set_config('console.noting', ${table}, true), set_config('console.noted', '', true)`.pipe(
                  Effect.andThen(Effect.provideService(effect, Noting, BEGUN)),
                  Effect.tap(() => note(change)),
                ),
              )
              .pipe(Effect.catchTag("SqlError", Effect.die)),
        };
      },
      page: Effect.fnUntraced(function* ({ first, max }, { record, kind, action, person, from, to }, kinds) {
        if (kinds.length === 0) return { ...readable([]), total: 0 };
        const conditions = [
          sql.in("kind", kinds),
          ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
          ...(action === undefined ? [] : [sql`action_of(operation, changes) = ${action}`]),
          ...(record === undefined ? [] : [sql`records @> ARRAY[${record}::text]`]),
          ...(person === undefined ? [] : [byPerson(person)]),
          ...(from === undefined ? [] : [sinceDay(sql, sql`${from}::date`)]),
          ...(to === undefined ? [] : [throughDay(sql, sql`${to}::date`)]),
        ];
        const where = sql.and(conditions);
        const [row] = yield* sql<{ total: number }>`
          SELECT count(*)::int AS total FROM (
            SELECT 1 FROM activity WHERE ${where} LIMIT ${COUNTED + 1}) AS counted`;
        const rows = yield* sql`
          SELECT ${columns} FROM activity a WHERE activity_id = ANY (ARRAY (
            SELECT activity_id FROM activity WHERE ${where} ORDER BY activity_id DESC LIMIT ${max} OFFSET ${first}))
          ORDER BY activity_id DESC`;
        const counted = row?.total ?? 0;
        return {
          ...readable(rows.map(itemOf)),
          ...(counted > COUNTED ? { total: undefined, atLeast: COUNTED } : { total: counted }),
        };
      }, Effect.orDie),
    });
  }),
);
