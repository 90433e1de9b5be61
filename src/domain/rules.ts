import * as Schema from "effect/Schema";
import { type Issue, makeFormatterStandardSchemaV1 } from "effect/SchemaIssue";
import { HIDDEN, LAYOUT, MARK } from "./hidden-characters.ts";
import { isId } from "./id.ts";
import { isOpenableUrl } from "./image-url.ts";
import { LONGEST, MOST_COUNTED } from "./longest.ts";
import { Refused, type Refusal } from "./remote-failure.ts";

/** What can be wrong with what somebody writes (D73), in the words of the server. */
export const PROBLEMS = {
  NameMissing: "A name is needed",
  TextMissing: "A text is needed",
  NameTooLong: `This has at most ${LONGEST.NameTooLong} characters`,
  TextTooLong: `This has at most ${LONGEST.TextTooLong} characters`,
  MessageTooLong: `This has at most ${LONGEST.MessageTooLong} characters`,
  NoUrl: "This is no address that begins with https:// or /",
  NoPhone: "This is no phone number",
  NoEmail: "This is no e-mail address",
  HiddenCharacters: "This has characters that nobody sees",
  NoUser: "This is no user",
  NoTribe: "This is no tribe",
  NoQuantity: `This is no whole number from 1 to ${MOST_COUNTED}`,
} as const;

export type Problem = keyof typeof PROBLEMS;

const isProblem = (text: string): text is Problem => Object.hasOwn(PROBLEMS, text);

const needed = (message: Problem) => Schema.isPattern(MARK, { message });
const without = (characters: string) =>
  Schema.isPattern(new RegExp(`^[^${characters}]*$`, "u"), { message: "HiddenCharacters" });
const shown = without(HIDDEN + LAYOUT);
const shownLines = without(HIDDEN);
const atMost = (message: keyof typeof LONGEST) => Schema.isMaxLength(LONGEST[message], { message });

/** A name that somebody gives. */
export const Name = Schema.String.check(needed("NameMissing"), atMost("NameTooLong"), shown);
/** A name whose white space says nothing (D39), and the same where there need be none. */
export const Nombre = Schema.String.check(needed("NameMissing"), atMost("NameTooLong"), shownLines);
export const MaybeNombre = Schema.String.check(atMost("NameTooLong"), shownLines);
/** A few words, or none. */
export const Line = Schema.String.check(atMost("NameTooLong"), shown);
/** A text, maybe empty. */
export const Text = Schema.String.check(atMost("TextTooLong"), shownLines);
/** Something that somebody says. */
export const Speech = Schema.String.check(needed("TextMissing"), atMost("TextTooLong"), shownLines);
/** What the system tells somebody. */
export const Message = Schema.String.check(atMost("MessageTooLong"), shownLines);
/** An address in a record (D43). */
export const Url = Schema.String.check(
  atMost("TextTooLong"),
  Schema.makeFilter(isOpenableUrl, { message: "NoUrl", toJsonSchema: () => ({ format: "uri-reference" }) }),
  shown,
);
/** A phone number as E.164 or as it is dialled there, in the digits of any script and with the spaces that it was copied with. */
export const Phone = Schema.String.check(
  atMost("NameTooLong"),
  shownLines,
  Schema.isPattern(/^\+?(?:[\s()./-]*\p{Nd}){1,15}[\s)]*$/u, { message: "NoPhone" }),
);
/** How many there are of something. */
export const Quantity = Schema.Finite.check(
  Schema.isInt({ message: "NoQuantity" }),
  Schema.isBetween({ minimum: 1, maximum: MOST_COUNTED }, { message: "NoQuantity" }),
);
/** An e-mail address by the rule of https://html.spec.whatwg.org/#valid-e-mail-address. */
export const Email = Schema.String.check(
  atMost("TextTooLong"),
  Schema.isPattern(
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?(?:\.[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?)*$/u,
    { message: "NoEmail" },
  ),
);

/** What a form holds of another record: its id, or nothing; words by which one is still looked for are neither. */
export const maybeChosen = (message: Problem) =>
  Schema.String.check(Schema.makeFilter((held) => held === "" || isId(held), { message }));

/** A rule that a field breaks. */
interface Broken {
  readonly field: string;
  readonly problem: Problem;
}

const issuesOf = makeFormatterStandardSchemaV1({
  leafHook: () => "",
  checkHook: ({ filter }) => String(filter.annotations?.["message"] ?? ""),
});

/** The rules that are broken; nothing of what is not even of the right type. */
export const brokenRules = (issue: Issue): ReadonlyArray<Broken> =>
  issuesOf(issue).issues.flatMap(({ message, path = [] }) =>
    isProblem(message) ? [{ field: path.map(String).join("."), problem: message }] : [],
  );

/** The refusal of what breaks a rule (D73); nothing where no rule is broken. */
export const refusalOf = (issue: Issue): Refusal | undefined => {
  const [broken] = brokenRules(issue);
  return broken && Refused(PROBLEMS[broken.problem], broken.field);
};
