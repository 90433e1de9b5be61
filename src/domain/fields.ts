import * as Option from "effect/Option";
import * as Predicate from "effect/Predicate";
import * as Schema from "effect/Schema";
import * as Getter from "effect/SchemaGetter";
import * as Transformation from "effect/SchemaTransformation";
import { isCalendarDate } from "./calendar-date.ts";
import { type Id, isId } from "./id.ts";
import { textOfTime } from "./instant.ts";

const guard =
  <Of extends string>() =>
  (text: string): text is Id<Of> =>
    isId(text);

/** The id of one kind of record, already text (D35): in a path, or inside the program. */
export const idText = <Of extends string>() => Schema.String.pipe(Schema.refine(guard<Of>()));

/** The id of one kind of record: a number or a text where it comes from (D34), a text inside (D35). */
export const id = <Of extends string>() =>
  Schema.Union([Schema.String, Schema.Finite]).pipe(
    Schema.decodeTo(
      Schema.String,
      Transformation.transform({ decode: String, encode: (text: string): string | number => text }),
    ),
    Schema.refine(guard<Of>()),
  );

/** A time: a text or a number where it comes from, a text inside (D42). */
export const time = Schema.Union([Schema.String, Schema.Finite]).pipe(
  Schema.decodeTo(
    Schema.String,
    Transformation.transform({ decode: textOfTime, encode: (text: string): string | number => text }),
  ),
);

/** A plain day, `YYYY-MM-DD`; where it comes from a time may follow it. */
export const day = Schema.String.pipe(
  Schema.decodeTo(
    Schema.String.check(Schema.makeFilter(isCalendarDate)),
    Transformation.transform({ decode: (sent) => sent.slice(0, 10), encode: (text) => text }),
  ),
);

/** A field that may be left out or be `null` where it comes from (D34); inside it is a value or `undefined`. */
export const optional = <A, I>(value: Schema.Codec<A, I>) =>
  Schema.optionalKey(Schema.NullishOr(value)).pipe(
    Schema.decodeTo(Schema.UndefinedOr(Schema.toType(value)), {
      decode: Getter.transformOptional((sent: Option.Option<A | null | undefined>) =>
        Option.some(Option.getOrNull(sent) ?? undefined),
      ),
      encode: Getter.transformOptional(Option.filter(Predicate.isNotUndefined<A | undefined>)),
    }),
  );

/** What an answer may carry and nobody has to say: it may be left out or be `null` where it comes from, and inside. */
export const carried = <A, I>(value: Schema.Codec<A, I>) =>
  Schema.optionalKey(Schema.NullishOr(value)).pipe(
    Schema.decodeTo(Schema.optional(Schema.toType(value)), {
      decode: Getter.transformOptional(Option.filter(Predicate.isNotNullish<A | null | undefined>)),
      encode: Getter.transformOptional(Option.filter(Predicate.isNotUndefined<A | undefined>)),
    }),
  );

/** A text that must be there and may be `null`, which says as much as an empty one (D34). */
export const textOrNull = (text: Schema.Codec<string>) =>
  Schema.NullOr(text).pipe(
    Schema.decodeTo(
      text,
      Transformation.transform({
        decode: (sent: string | null) => sent ?? "",
        encode: (kept: string): string | null => kept,
      }),
    ),
  );

/** Records point at others by objects that hold at least the id (§3); who writes one says no more. */
export const UserRef = Schema.Struct({ userId: id<"user">() });
export interface UserRef extends Schema.Schema.Type<typeof UserRef> {}
export const KitchenRef = Schema.Struct({ kitchenId: id<"kitchen">() });
export interface KitchenRef extends Schema.Schema.Type<typeof KitchenRef> {}
export const TribeRef = Schema.Struct({ tribeId: id<"tribe">() });
export interface TribeRef extends Schema.Schema.Type<typeof TribeRef> {}

/** A reference where it is read: an object, or no more than the id (D34). */
const orId = <A extends object, I, Of extends string>(
  object: Schema.Codec<A, I>,
  ofId: (id: Id<Of>) => NoInfer<A>,
) =>
  Schema.Union([object, id<Of>()]).pipe(
    Schema.decodeTo(
      Schema.toType(object),
      Transformation.transform({
        decode: (sent: A | Id<Of>) => (typeof sent === "string" ? ofId(sent) : sent),
        encode: (kept: A): A | Id<Of> => kept,
      }),
    ),
  );

/** References as they are read: the answer may carry the name and the picture of what they point at (D59). */
const userFields = {
  ...UserRef.fields,
  profile: carried(Schema.Struct({ nombre: carried(Schema.String), imageUrl: carried(Schema.String) })),
};
export const NamedUser = orId(Schema.Struct(userFields), (userId: UserRef["userId"]) => ({ userId }));
export interface NamedUser extends Schema.Schema.Type<typeof NamedUser> {}
/** Somebody of whom a backend may tell no id (§3 promises a chef's profile alone): nobody can be followed by a name. */
export const Somebody = Schema.Union([
  NamedUser,
  Schema.Struct({ ...userFields, userId: carried(Schema.Never) }),
]);
export type Somebody = typeof Somebody.Type;
export const NamedKitchen = orId(
  Schema.Struct({ ...KitchenRef.fields, nombre: carried(Schema.String), logo: carried(Schema.String) }),
  (kitchenId: KitchenRef["kitchenId"]) => ({ kitchenId }),
);
export interface NamedKitchen extends Schema.Schema.Type<typeof NamedKitchen> {}
export const NamedTribe = orId(
  Schema.Struct({ ...TribeRef.fields, name: carried(Schema.String), imageUrl: carried(Schema.String) }),
  (tribeId: TribeRef["tribeId"]) => ({ tribeId }),
);
export interface NamedTribe extends Schema.Schema.Type<typeof NamedTribe> {}
