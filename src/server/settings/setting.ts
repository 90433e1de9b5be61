import * as Data from "effect/Data";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";

export type Environment = Readonly<Record<string, string | undefined>>;

/** A variable cannot be used: its name, what was found (never a secret), what is expected. */
export class SettingUnusable extends Data.TaggedError("SettingUnusable")<{
  readonly variable: string;
  readonly found: string;
  readonly expected: string;
}> {
  override get message(): string {
    return `${this.variable} is ${this.found}.\nExpected: ${this.expected}.`;
  }
}

export const quoted = (value: string) => JSON.stringify(value);
export const NOT_SET = "not set";

export const Port = Schema.FiniteFromString.pipe(Schema.decodeTo(Schema.Port));

export const shaped = (pattern: RegExp) => Schema.String.check(Schema.isPattern(pattern));

/** What a variable of an environment says, in a shape and in words; an empty value counts as not set. */
export const reading =
  (environment: Environment) =>
  <A>(
    variable: string,
    schema: Schema.ConstraintDecoder<A>,
    expected: string,
    shown: (value: string) => string = quoted,
  ): Effect.Effect<A | undefined, SettingUnusable> => {
    const value = environment[variable]?.trim() ?? "";
    if (value === "") return Effect.undefined;
    return Schema.decodeUnknownEffect(schema)(value).pipe(
      Effect.mapError(() => new SettingUnusable({ variable, found: shown(value), expected })),
    );
  };
