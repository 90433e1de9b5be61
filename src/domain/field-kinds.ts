import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import * as Getter from "effect/SchemaGetter";
import * as Transformation from "effect/SchemaTransformation";
import * as Struct from "effect/Struct";
import { withPlainDigits } from "./digits.ts";
import { carried, NamedTribe, NamedUser, optional, TribeRef, UserRef } from "./fields.ts";
import { fullUrl } from "./full-url.ts";
import { visible } from "./hidden-characters.ts";
import { isId } from "./id.ts";
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
