import * as Effect from "effect/Effect";
import * as Predicate from "effect/Predicate";
import * as Schema from "effect/Schema";
import type * as SchemaAST from "effect/SchemaAST";
import type { SqlClient } from "effect/sql/SqlClient";
import type { Fragment } from "effect/sql/Statement";
import { Refused, type RemoteFailure } from "../../../domain/remote-failure.ts";
import { refusalOf } from "../../../domain/rules.ts";
import { columnNamed } from "../database/tables.ts";
import { keyOf, storable } from "./rows.ts";

export type Row = Readonly<Record<string, unknown>>;

/** A field of an entity, and the column or the fields that hold its value; `path` is its name from the outside. */
interface Place {
  readonly name: string;
  readonly path: string;
  readonly places: ReadonlyArray<Place>;
}

const membersOf = (ast: SchemaAST.AST): ReadonlyArray<SchemaAST.AST> =>
  ast._tag === "Union" ? ast.types : [ast];

const placesIn = (ast: SchemaAST.AST, within = ""): ReadonlyArray<Place> =>
  membersOf(ast)
    .filter((member) => member._tag === "Objects")
    .flatMap(({ propertySignatures }) =>
      propertySignatures.map(({ name, type }) => {
        const path = `${within}${String(name)}`;
        return { name: String(name), path, places: placesIn(type, `${path}.`) };
      }),
    );

const leavesOf = (places: ReadonlyArray<Place>): ReadonlyArray<Place> =>
  places.flatMap((place) => (place.places.length === 0 ? [place] : leavesOf(place.places)));

/** Where the values of an entity lie that are not in a column of their own name: a column, or what gives the value. */
export type Elsewhere = Readonly<Record<string, string>>;

const isKey = ({ name }: Place): boolean => name.endsWith("Id");
const columnOf = ({ name, path }: Place, elsewhere: Elsewhere): string =>
  elsewhere[path] ?? columnNamed(name);
const isColumn = (text: string): boolean => /^\w+$/u.test(text);

const recordIn = (places: ReadonlyArray<Place>, row: Row): unknown => {
  let isThere = false;
  const record: Record<string, unknown> = {};
  for (const { name, path, places: inner } of places) {
    const value = inner.length === 0 ? (row[path] ?? undefined) : recordIn(inner, row);
    if (value !== undefined) isThere = true;
    record[name] = value;
  }
  return isThere ? record : undefined;
};

/** How an entity is read from the table with an alias: what to select, and what a row of that is. */
export const reading = <A, I>(
  sql: SqlClient,
  alias: string,
  entity: Schema.Codec<A, I>,
  elsewhere: Elsewhere = {},
): { readonly columns: Fragment; readonly itemOf: (row: Row) => A } => {
  const type = Schema.toType(entity);
  const places = placesIn(type.ast);
  const columns = leavesOf(places).map((place) => {
    const column = columnOf(place, elsewhere);
    const value = isColumn(column) ? `${alias}.${column}` : column;
    return `${value}${isKey(place) ? "::text" : ""} AS "${place.path}"`;
  });
  const decode = Schema.decodeUnknownSync(type);
  return { columns: sql.literal(columns.join(", ")), itemOf: (row) => decode(recordIn(places, row)) };
};

const valueIn = (record: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce((inner, name) => (Predicate.hasProperty(inner, name) ? inner[name] : undefined), record);

/** What is written of an entity, by column; `Refused` where it breaks a rule or cannot be kept as it is. */
export const writing = <A, I>(entity: Schema.Codec<A, I>, elsewhere: Elsewhere = {}) => {
  const type = Schema.toType(entity);
  const places = leavesOf(placesIn(type.ast));
  const decode = Schema.decodeEffect(type);
  return Effect.fnUntraced(function* (record: A): Effect.fn.Return<Row, RemoteFailure> {
    yield* Effect.mapError(decode(record), ({ issue }) => refusalOf(issue) ?? Refused("It cannot be saved"));
    const row = places.map((place) => {
      const value = valueIn(record, place.path);
      return [
        columnOf(place, elsewhere),
        typeof value === "string" && isKey(place) ? keyOf(value) : (value ?? null),
      ] as const;
    });
    yield* storable(row.map(([, value]) => value).filter((value) => typeof value === "string"));
    return Object.fromEntries(row);
  });
};
