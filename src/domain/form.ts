import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { brokenRules, type Problem } from "./rules.ts";

/** What a form does with what it holds (`D`) and what that means (`A`). */
export interface Form<A, D> {
  /** What it holds before anybody typed. */
  readonly empty: D;
  /** What it holds of a record. */
  readonly of: (record: A) => D;
  /** What it says, whatever is wrong with it. */
  readonly meant: (draft: D) => A;
  /** What is wrong with it, field by field in their order (D73). */
  readonly problems: (draft: D) => Readonly<Record<string, Problem>>;
}

const AS_IT_IS = { disableChecks: true };

/** A form from the schema of its fields: what is typed on one side, what it means on the other. */
export const form = <A, D>(
  schema: Schema.Codec<A, D> & { readonly fields: Schema.Struct.Fields },
): Form<A, D> => {
  const decode = Schema.decodeResult(schema, { errors: "all" });
  const nothing = Object.entries(schema.fields).map(([name, field]) => [
    name,
    Schema.toEncoded(field).ast._tag === "Boolean" ? false : "",
  ]);
  return {
    empty: Schema.decodeUnknownSync(Schema.toEncoded(schema))(Object.fromEntries(nothing)),
    of: Schema.encodeSync(schema, AS_IT_IS),
    meant: Schema.decodeSync(schema, AS_IT_IS),
    problems: (draft) =>
      Result.match(decode(draft), {
        onFailure: ({ issue }) =>
          // The first problem of a field comes last, so that it is the one that stays.
          Object.fromEntries(
            brokenRules(issue)
              .toReversed()
              .map(({ field, problem }) => [field, problem]),
          ),
        onSuccess: () => ({}),
      }),
  };
};
