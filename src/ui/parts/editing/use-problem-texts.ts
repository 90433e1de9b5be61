import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { LONGEST, MOST_COUNTED } from "../../../domain/longest.ts";
import type { Problem } from "../../../domain/rules.ts";

const tooLong = (problem: keyof typeof LONGEST): MessageDescriptor => {
  const most = LONGEST[problem];
  return msg`${plural(most, { one: "At most # character", other: "At most # characters" })}`;
};

const outOf = (most: number): MessageDescriptor =>
  msg`${plural(most, {
    one: "Enter a whole number from 1 to #",
    other: "Enter a whole number from 1 to #",
  })}`;

const TEXTS: Readonly<Record<Problem, MessageDescriptor>> = {
  NameMissing: msg`Enter a name`,
  TextMissing: msg`Enter a text`,
  NameTooLong: tooLong("NameTooLong"),
  TextTooLong: tooLong("TextTooLong"),
  MessageTooLong: tooLong("MessageTooLong"),
  NoUrl: msg`Enter a URL that starts with https://`,
  NoPhone: msg`Enter a phone number, like +1 555 0100`,
  NoEmail: msg`Enter an email address, like name@example.com`,
  HiddenCharacters: msg`Remove invisible characters`,
  NoUser: msg`Choose a user`,
  NoTribe: msg`Choose a tribe`,
  NoQuantity: outOf(MOST_COUNTED),
};

/** What a form says of its problems, field by field; `words` where it says one better than others do. */
export const useProblemTexts = () => {
  const { t } = useLingui();
  return (
    problems: Readonly<Record<string, Problem>>,
    words: Partial<typeof TEXTS> = {},
  ): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [field, t(words[problem] ?? TEXTS[problem])]),
    );
};
