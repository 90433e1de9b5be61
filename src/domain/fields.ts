import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import * as Getter from "effect/SchemaGetter";
import * as Transformation from "effect/SchemaTransformation";
import * as Struct from "effect/Struct";
import { isCalendarDate } from "./calendar-date.ts";
import { withPlainDigits } from "./digits.ts";
import { fullUrl } from "./full-url.ts";
import { visible } from "./hidden-characters.ts";
import { type Id, isId } from "./id.ts";
import { textOfTime } from "./instant.ts";
import { typedName } from "./person-name.ts";
import {
  Line,
  maybeChosen,
  Name,
  Nombre,
  Phone,
  type Problem,
  Quantity,
  Speech,
  Text,
  Url,
} from "./rules.ts";

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
      encode: Getter.transformOptional(Option.filter((kept: A | undefined) => kept !== undefined)),
    }),
  );

/** What an answer may carry and nobody has to say: it may be left out or be `null` where it comes from, and inside. */
export const carried = <A, I>(value: Schema.Codec<A, I>) =>
  Schema.optionalKey(Schema.NullishOr(value)).pipe(
    Schema.decodeTo(Schema.optional(Schema.toType(value)), {
      decode: Getter.transformOptional(
        Option.filter((sent: A | null | undefined): sent is A => sent !== null && sent !== undefined),
      ),
      encode: Getter.transformOptional(Option.filter((kept: A | undefined): kept is A => kept !== undefined)),
    }),
  );

/** A text that says nothing where it is left out or `null` (D34). */
const textOrNothing = (text: Schema.Codec<string>) =>
  optional(text).pipe(
    Schema.decodeTo(
      text,
      Transformation.transform({
        decode: (sent: string | undefined) => sent ?? "",
        encode: (kept: string): string | undefined => kept,
      }),
    ),
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

/** A field that a form has: as it is read, whatever there is, as it may be written (D73), and as it is typed. */
interface Field {
  readonly read: Schema.Top;
  readonly written: Schema.Top;
  readonly typed: Schema.Top;
}

/** What somebody types, which means something once it is tidied. */
export const typedAs = <A>(meant: Schema.Codec<A, string>, tidied: (text: string) => string) =>
  Schema.String.pipe(
    Schema.decodeTo(meant, Transformation.transform({ decode: tidied, encode: (text: string) => text })),
  );

/** A whole number whose digits are grouped as people of some language do: "1,500", "1.500", "1 500", "1,00,000". */
const GROUPED = /^\d{1,3}([.,'’٬\s])(?:\d{2,3}\1)*\d{3}$/u;

const numberIn = (text: string): number => {
  const digits = withPlainDigits(text);
  return Number(GROUPED.test(digits) ? digits.replace(/\D/gu, "") : digits);
};

/** A text that may not be there; a form says so by an empty one. */
const maybe = (meant: Schema.Codec<string>, tidied = visible) => ({
  read: optional(Schema.String),
  written: optional(meant),
  typed: Schema.String.pipe(
    Schema.decodeTo(
      Schema.UndefinedOr(meant),
      Transformation.transform({
        decode: (text: string): string | undefined => tidied(text) || undefined,
        encode: (said: string | undefined) => said ?? "",
      }),
    ),
  ),
});

/** A name whose white space says nothing (D39). */
export const nombre = {
  read: Schema.String,
  written: Nombre,
  typed: typedAs(Nombre, typedName),
};
export const name = { read: Schema.String, written: Name, typed: typedAs(Name, visible) };
export const description = {
  read: textOrNothing(Schema.String),
  written: textOrNothing(Text),
  typed: typedAs(Text, visible),
};
export const speech = { read: Schema.String, written: Speech, typed: typedAs(Speech, visible) };
export const url = { read: Schema.String, written: Url, typed: typedAs(Url, fullUrl) };
export const maybeText = maybe(Text);
export const maybeUrl = maybe(Url, fullUrl);
export const maybePhone = maybe(Phone);

/** What a backend need not know (D59); a form has it like any other field, and says nothing by an empty text. */
const carriedAs = <A, I, W>(
  read: Schema.Codec<A, I>,
  written: Schema.Codec<W, W>,
  said: (text: string) => W | undefined,
  textOf: (kept: W) => string,
  held: Schema.Codec<string> = Schema.String,
) => ({
  read: carried(read),
  written: carried(written),
  typed: held.pipe(
    Schema.decodeTo(Schema.optional(written), {
      decode: Getter.transformOptional(Option.map((text: string) => said(visible(text)))),
      encode: Getter.transformOptional((kept: Option.Option<W | undefined>) => {
        const value = Option.getOrUndefined(kept);
        return Option.some(value === undefined ? "" : textOf(value));
      }),
    }),
  ),
});
const carriedAsText = (written: Schema.Codec<string>) =>
  carriedAs(
    Schema.String,
    written,
    (text) => text || undefined,
    (kept) => kept,
  );

export const carriedText = carriedAsText(Text);
export const carriedLine = carriedAsText(Line);
/** How many there are of something; a form says so in digits. */
export const carriedQuantity = carriedAs(
  Schema.Finite,
  Quantity,
  (text) => (text === "" ? undefined : numberIn(text)),
  String,
);

/** A reference to a record, which a form names by its id. */
const maybeReference = <A, I, N extends A, NI>(
  reference: Schema.Codec<A, I>,
  named: Schema.Codec<N, NI>,
  problem: Problem,
  ofId: (text: string) => A | undefined,
  idOf: (said: A) => string,
) => ({
  read: optional(named),
  written: optional(reference),
  typed: maybeChosen(problem).pipe(
    Schema.decodeTo(
      Schema.UndefinedOr(Schema.toType(reference)),
      Transformation.transform({
        decode: ofId,
        encode: (said: A | undefined): string => (said === undefined ? "" : idOf(said)),
      }),
    ),
  ),
});
export const maybeTribe = maybeReference(
  TribeRef,
  NamedTribe,
  "NoTribe",
  (text): TribeRef | undefined => (isId<"tribe">(text) ? { tribeId: text } : undefined),
  ({ tribeId }) => tribeId,
);
const userOfId = (text: string): UserRef | undefined => (isId<"user">(text) ? { userId: text } : undefined);
export const maybeUser = maybeReference(UserRef, NamedUser, "NoUser", userOfId, ({ userId }) => userId);

/** Somebody whom a backend need not know of. */
export const carriedUser = {
  ...carriedAs(NamedUser, Schema.toType(UserRef), userOfId, ({ userId }) => userId, maybeChosen("NoUser")),
  written: carried(UserRef),
};

interface In<Way extends keyof Field> extends Struct.Lambda {
  <F extends Field>(field: F): F[Way];
  readonly "~lambda.out": this["~lambda.in"] extends Field ? this["~lambda.in"][Way] : never;
}

/** Fields in one of their ways, for a schema to be made of. */
export const read = Struct.map(Struct.lambda<In<"read">>((field) => field.read));
export const written = Struct.map(Struct.lambda<In<"written">>((field) => field.written));
export const typed = Struct.map(Struct.lambda<In<"typed">>((field) => field.typed));
