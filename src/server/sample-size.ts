import { parseArgs } from "node:util";
import * as Data from "effect/Data";
import * as Effect from "effect/Effect";
import { SAMPLE_ACCOUNTS } from "../adapters/backend/sample/accounts.ts";
import { reasonOf } from "../adapters/backend/reason-of.ts";

/** The command line asks for no sample that can be made. */
class SampleSizeUnusable extends Data.TaggedError("SampleSizeUnusable")<{ readonly reason: string }> {
  override get message(): string {
    return `${this.reason}. Use: npm run seed -- --users 100000 --kitchens 50000`;
  }
}

/** More than this would neither fit the memory nor the patience. */
const MOST = 1_000_000;

const OPTIONS = { users: { type: "string" }, kitchens: { type: "string" } } as const;

const parsed = (words: ReadonlyArray<string>) =>
  Effect.try({
    try: () => parseArgs({ args: [...words], options: OPTIONS, allowPositionals: false }).values,
    catch: (cause) =>
      new SampleSizeUnusable({
        // The rest of the sentence explains the shell's quoting.
        reason: reasonOf(cause).split(/[.\n]/u)[0] ?? "",
      }),
  });

const count = (name: string, text: string | undefined, fewest: number) => {
  const number = /^\d{1,7}$/u.test(text ?? "") ? Number(text) : Number.NaN;
  return number >= fewest && number <= MOST
    ? Effect.succeed(number)
    : Effect.fail(
        new SampleSizeUnusable({
          reason: `--${name} is ${text === undefined ? "missing" : JSON.stringify(text)}, not a number from ${fewest} to ${MOST}`,
        }),
      );
};

/** How large a sample the words of a command line ask for; both numbers are needed. */
export const sampleSize = Effect.fnUntraced(function* (words: ReadonlyArray<string>) {
  const { users, kitchens } = yield* parsed(words);
  return {
    users: yield* count("users", users, SAMPLE_ACCOUNTS.length),
    kitchens: yield* count("kitchens", kitchens, 1),
  };
});
