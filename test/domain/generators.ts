import { fc } from "@fast-check/vitest";
import { isCalendarDate, type CalendarDate } from "../../src/domain/calendar-date.ts";
import { saysNothing } from "../../src/domain/hidden-characters.ts";
import { isId, type Id } from "../../src/domain/id.ts";
import type { Kitchen } from "../../src/domain/kitchen.ts";
import type { Permission } from "../../src/domain/permission.ts";
import type { RemoteFailure } from "../../src/domain/remote-failure.ts";
import type { Role } from "../../src/domain/role.ts";
import type { AppUser } from "../../src/domain/session.ts";
import type { Tribe } from "../../src/domain/tribe.ts";
import type { User } from "../../src/domain/user.ts";

/** The four roles of §6, written here so that no table of the tests is read from src. */
export const SPEC_ROLES = ["admin", "editor", "viewer", "chef"] as const satisfies ReadonlyArray<Role>;

/** Texts that have broken look-ups, comparisons or encodings elsewhere. */
export const HOSTILE_TEXTS = [
  "",
  " ",
  "\u0000",
  "\n",
  "\u2028",
  "\ufeff",
  "\ud800",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "valueOf",
  "hasOwnProperty",
  "null",
  "undefined",
  "NaN",
  "İ",
  "ß",
  "👩‍👩‍👧",
] as const;

/** Any code point but halves of pairs; fast-check's own unit for that takes a second to make. */
export const codePoints: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10_ffff })
  .filter((point) => point < 0xd8_00 || point > 0xdf_ff)
  .map((point) => String.fromCodePoint(point));

/** Any text that JavaScript can hold, lone surrogates included. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string(),
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: codePoints }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
    .map((units) => String.fromCharCode(...units)),
  fc.constantFrom(...HOSTILE_TEXTS),
);

/** A text that the backend keeps (D73): no controls but tabs and line ends, no halves, nothing that turns directions. */
export const savable: fc.Arbitrary<string> = anyText.map((text) =>
  text.toWellFormed().replaceAll(/(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, ""),
);

/** A line that the backend keeps. */
export const savableLines: fc.Arbitrary<string> = savable.map((text) =>
  text.replaceAll(/[\t\n\r\u2028\u2029]/gu, ""),
);

/** A name that may be given (D73): something to see, and at most 200 characters. */
export const givenNames: fc.Arbitrary<string> = savableLines.filter(
  (text) => !saysNothing(text) && text.length <= 200,
);

/** An address that a record may hold (D43); fast-check takes a second to make the first. */
export const addresses = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.webUrl({ validSchemes: ["https"] }),
    fc.constantFrom("/a.jpg", "HTTPS://images.example/a%20b.jpg?c#d", "https://images.example/ñ.png"),
  );

/** A phone number that may be given (D73). */
export const phones: fc.Arbitrary<string> = fc.constantFrom(
  "1",
  "+1 555 0100",
  "(030) 12-34.56/78",
  "+442071838750",
  "٠١٢٣٤٥",
);

/** White space as `String.prototype.trim` knows it. */
export const whiteSpace: fc.Arbitrary<string> = fc.string({
  unit: fc.constantFrom(..." \t\n\v\f\r\u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"),
  minLength: 1,
  maxLength: 3,
});

/** A word: at least one character, none of them white space. */
export const word: fc.Arbitrary<string> = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 8 })
  .filter((text) => !/\s/u.test(text));

/** A text with its letters in upper or lower case, as the coins fall. */
export const caseVariant = (text: string): fc.Arbitrary<string> =>
  fc.array(fc.boolean(), { minLength: text.length, maxLength: text.length }).map((coins) =>
    text
      .split("")
      .map((letter, index) => (coins[index] === true ? letter.toUpperCase() : letter.toLowerCase()))
      .join(""),
  );

/** A text as an id; a test that means to pass something else must say so itself. */
export const calendarDate = (text: string): CalendarDate => {
  if (!isCalendarDate(text)) throw new Error(`not a day: ${text}`);
  return text;
};

export const id = <Of extends string>(text: string): Id<Of> => {
  if (!isId<Of>(text)) throw new Error(`not an id: ${text}`);
  return text;
};

export const ids = <Of extends string>(): fc.Arbitrary<Id<Of>> =>
  fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/).map((text) => id<Of>(text));

/** A text as a day; fails loudly when it is none. */
export const day = (text: string): CalendarDate => {
  if (!isCalendarDate(text)) throw new Error(`not a day: ${text}`);
  return text;
};

/** A day reckoned by the platform's own calendar; out-of-range months and days roll over. */
export const utcDay = (year: number, month: number, date: number): Date => {
  const time = new Date(Date.UTC(2000, month - 1, date));
  time.setUTCFullYear(year, month - 1, date);
  return time;
};

export const textOfDay = (time: Date): string => time.toISOString().slice(0, 10);

/** Any day from the year 1 to the year 9900, as the platform's calendar knows it. */
export const days: fc.Arbitrary<Date> = fc
  .integer({
    min: Math.round(utcDay(1, 1, 1).getTime() / 86_400_000),
    max: Date.UTC(9900, 11, 31) / 86_400_000,
  })
  .map((count) => new Date(count * 86_400_000));

export const users: fc.Arbitrary<User> = fc.record({
  userId: ids<"user">(),
  email: fc.oneof(fc.emailAddress(), anyText),
  profile: fc.record({ nombre: anyText }),
  role: fc.option(fc.oneof(fc.constantFrom<string>(...SPEC_ROLES), anyText), { nil: undefined }),
});

/** App users of one role; whatever else is known about them should not matter to a guard (D4). */
export const appUsers = (role: Role): fc.Arbitrary<AppUser> =>
  fc.record({
    uid: anyText,
    userId: ids<"user">(),
    email: fc.oneof(
      anyText,
      fc.constantFrom("admin@kitchen.example", "editor@kitchen.example", "chef@kitchen.example"),
    ),
    displayName: anyText,
    role: fc.constant(role),
    roleSource: fc.constantFrom("backend", "email"),
    permissions: fc.subarray<Permission>(["users.read", "users.delete", "settings.update", "business.read"]),
  });

/** One plain app user of a role, for tables. */
export const appUser = (role: Role): AppUser => ({
  uid: "uid-1",
  userId: id<"user">("7"),
  email: "somebody@kitchen.example",
  displayName: "Somebody",
  role,
  roleSource: "backend",
  permissions: [],
});

/** Kitchens whose names, scores and ids collide often enough for ties to be tried. */
export const kitchens: fc.Arbitrary<Kitchen> = fc.record({
  kitchenId: fc.oneof(
    fc.constantFrom(id<"kitchen">("1"), id<"kitchen">("2"), id<"kitchen">("10")),
    ids<"kitchen">(),
  ),
  nombre: fc.oneof(fc.constantFrom("Ana", "ana", "Äna", "Zoe", ""), anyText),
  logo: fc.constantFrom(undefined, "https://images.example/logo.png"),
  banned: fc.boolean(),
  positivo: fc.oneof(fc.nat({ max: 3 }), fc.maxSafeNat()),
  negativo: fc.oneof(fc.nat({ max: 3 }), fc.maxSafeNat()),
  userChef: fc.constant(undefined),
  tribe: fc.constant(undefined),
});

export const tribes: fc.Arbitrary<Tribe> = fc.record({
  tribeId: ids<"tribe">(),
  name: anyText,
  description: anyText,
});

export const remoteFailures: fc.Arbitrary<RemoteFailure> = fc.oneof(
  fc.constantFrom<RemoteFailure>(
    { _tag: "Unreachable" },
    { _tag: "TimedOut" },
    { _tag: "Unauthorized" },
    { _tag: "Forbidden" },
    { _tag: "NotOffered" },
    { _tag: "NotAcceptable" },
    { _tag: "Stale" },
    { _tag: "Unreadable" },
  ),
  fc.record({ _tag: fc.constant("NotFound"), message: anyText }),
  fc.record({ _tag: fc.constant("Refused"), message: anyText }),
  fc.record({ _tag: fc.constant("RateLimited"), retryAfterSeconds: fc.nat() }),
  fc.record({ _tag: fc.constant("ServerFailed"), serialization: fc.boolean() }),
);
