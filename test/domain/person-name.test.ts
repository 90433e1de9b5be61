import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { trimmed } from "../../src/domain/hidden-characters.ts";
import { joinName, splitName, tidyName } from "../../src/domain/person-name.ts";
import { anyText, whiteSpace, word } from "./generators.ts";

/** Words, and the same words with white space before, between and after them. */
const spacedWords = fc.array(word, { maxLength: 5 }).chain((words) =>
  fc
    .tuple(
      fc.array(whiteSpace, { minLength: words.length, maxLength: words.length }),
      fc.constantFrom("", " ", "\n\t"),
    )
    .map(([gaps, after]) => ({
      words,
      text: words.map((each, index) => `${gaps[index]}${each}`).join("") + after,
    })),
);

describe("D39: a tidy name", () => {
  test.prop([spacedWords])("D39: its words with one blank between them", ({ words, text }) => {
    expect(tidyName(text)).toBe(words.join(" "));
  });

  test.prop([anyText])("D39: tidying twice changes nothing more", (nombre) => {
    expect(tidyName(tidyName(nombre))).toBe(tidyName(nombre));
  });
});

describe("what nobody sees of a text", () => {
  test.each([
    ["\u200bZed\u200bra Kitchen\u200f \u2060", "Zed\u200bra Kitchen"],
    ["\u2060 \u200e\n", ""],
    ["", ""],
    ["Ana ❤\ufe0f", "Ana ❤\ufe0f"],
    ["می\u200cخواهم", "می\u200cخواهم"],
  ])("around %j is cut, the sign of an emoji and what joins letters stays", (text, kept) => {
    expect([trimmed(text), tidyName(text)]).toEqual([kept, kept]);
  });
});

describe("§3, D39: nombre in two parts", () => {
  test.each([
    ["Ana", { firstName: "Ana", lastName: "" }],
    ["Ana López", { firstName: "Ana", lastName: "López" }],
    ["  Ana   María\tLópez ", { firstName: "Ana", lastName: "María López" }],
    ["", { firstName: "", lastName: "" }],
    [" \n ", { firstName: "", lastName: "" }],
  ])("D39: %j", (nombre, name) => {
    expect(splitName(nombre)).toEqual(name);
  });

  test.prop([spacedWords])("§3, D39: the first word, and the rest, which may be empty", ({ words, text }) => {
    expect(splitName(text)).toEqual({ firstName: words[0] ?? "", lastName: words.slice(1).join(" ") });
  });

  test.prop([anyText])(
    "D39: the first name has no white space, and is empty only when nothing is there",
    (nombre) => {
      const { firstName, lastName } = splitName(nombre);
      expect(firstName).not.toMatch(/\s/u);
      expect(firstName === "").toBe(trimmed(nombre) === "");
      if (firstName === "") expect(lastName).toBe("");
    },
  );

  test.prop([fc.string({ unit: "grapheme" })])(
    "D39: joining what was split gives the tidy name",
    (nombre) => {
      expect(joinName(splitName(nombre))).toBe(tidyName(nombre));
    },
  );

  test.prop([word, fc.array(word, { maxLength: 4 })])(
    "D39: splitting what was joined gives the parts back",
    (firstName, rest) => {
      const name = { firstName, lastName: rest.join(" ") };
      expect(splitName(joinName(name))).toEqual(name);
    },
  );

  test.prop([anyText, anyText])("D39: a joined name is tidy", (firstName, lastName) => {
    const nombre = joinName({ firstName, lastName });
    expect(nombre).toBe(tidyName(nombre));
  });

  test.prop([anyText, anyText])("D73: a joined name has nothing that nobody sees", (firstName, lastName) => {
    expect(joinName({ firstName, lastName })).not.toMatch(/(?!\s)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
  });

  test("D39, D73: what nobody sees around a name hides no white space", () => {
    expect(joinName({ firstName: "\u202a Ana", lastName: "\u202c \u202a Paz \u202c" })).toBe("Ana Paz");
  });
});
