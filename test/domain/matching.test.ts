import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { farness, folded, matchesQuery } from "../../src/domain/matching.ts";
import { anyText, kitchens, tribes, users, whiteSpace, word } from "./generators.ts";
import { kitchenListDefinition } from "../../src/domain/kitchen.ts";
import { tribeListDefinition } from "../../src/domain/tribe.ts";
import { userListDefinition } from "../../src/domain/user.ts";

// Letters whose case or accents are easy to get wrong.
const letters = fc.constantFrom(..."aAáÄñÑçzZßıİσςΣΟδøéжЖйЙ", "e\u0301", "ﬁ", "が", "か", "की", "ل", "أ");
// What is written in more than one way in Arabic, and what stands beside it.
const ARABIC = [..."ةهىيیکكٱاأإآؤوئءلعبدحمـ َ\n", "عبد", "عبد ", " ال", "أبو"];
const arabic = fc.string({ unit: fc.constantFrom(...ARABIC), maxLength: 8 });
const accented = fc.string({ unit: letters, minLength: 1, maxLength: 8 });

describe("§7: folding a text for a search", () => {
  test.each([
    ["Ana", "Ánà"],
    ["ANA", "ana"],
    ["Señor", "senor"],
    ["jalapen\u0303o", "JALAPEÑO"],
    ["crème brûlée", "CREME BRULEE"],
    ["Straße", "STRASSE"],
    ["straße", "STRAẞE"],
    ["ΟΔΟΣ", "οδος"],
    ["ΟΔΟΣ", "οδοσ"],
    ["KIZ", "kız"],
    ["İzmir", "izmir"],
    ["ﬁsh", "fish"],
    ["ＡＢＣ", "abc"],
    ["أحمد", "احمد"],
    ["شَاي", "شاي"],
    ["فاطمة", "فاطمه"],
    ["مصطفى", "مصطفي"],
    ["إيمان آدم ٱبن", "ايمان ادم ابن"],
    ["محـمــد", "محمد"],
    ["کتاب", "كتاب"],
    ["نانوایی", "نانوايي"],
    ["عبد الله", "عبدالله"],
    ["أحمد عَبْد  الرحمٰن", "احمد عبدالرحمن"],
    ["蔡 子欣", "蔡子欣"],
    ["佐々木　さくら", "佐々木さくら"],
    ["マリア ローザ", "マリアローザ"],
    ["שָׁלוֹם", "שלום"],
    ["  Ana\n", "ana"],
    ["\u200bZed\u200bra\u200f", "zedra"],
    ["می\u200cخواهم", "میخواهم"],
    ["❤\ufe0f", "❤"],
  ])("§7: %j and %j are alike", (one, other) => {
    expect(folded(one)).toBe(folded(other));
  });

  test.each([
    ["Ana", "Ann"],
    ["בית־ספר", "ביתספר"],
    ["パパ", "ハハ"],
    ["が", "か"],
    ["की", "का"],
    ["होली", "हल"],
    ["ਕੀ", "ਕਾ"],
    ["a b", "ab"],
    ["蔡 Lin", "蔡Lin"],
    ["蔡\n子欣", "蔡子欣"],
    ["김 하나", "김하나"],
    ["عبد حامد", "عبدحامد"],
    ["عبد\nالله", "عبدالله"],
    ["دار الهدى", "دارالهدى"],
    ["سماء", "سما"],
  ])("§7: %j and %j are not", (one, other) => {
    expect(folded(one)).not.toBe(folded(other));
  });

  test.prop([fc.oneof(anyText, accented, arabic)], { numRuns: 1_000 })(
    "§7: folding twice changes nothing more",
    (text) => {
      expect(folded(folded(text))).toBe(folded(text));
    },
  );

  test.prop([accented], { numRuns: 1_000 })(
    "§7: neither case nor the way accents are encoded matters",
    (text) => {
      const variants = [text.toUpperCase(), text.toLowerCase(), text.normalize("NFD"), text.normalize("NFC")];
      expect(variants.map(folded)).toEqual(variants.map(() => folded(text)));
    },
  );

  test.prop([
    fc.string({ unit: fc.constantFrom(..."abcxyz 019") }),
    fc.constantFrom("\u0300", "\u0301", "\u0303", "\u0308", "\u0327"),
  ])("§7: an accent on every letter changes nothing", (text, accent) => {
    expect(folded(text.replace(/[a-z]/gu, (letter) => letter + accent))).toBe(folded(text));
  });
});

describe("§7: what a search finds", () => {
  test.prop([fc.oneof(fc.constant(""), whiteSpace), fc.array(anyText)])(
    "§7: an empty query finds everything",
    (query, texts) => {
      fc.pre(texts.length > 0);
      expect(matchesQuery(query, texts)).toBe(true);
    },
  );

  test.prop([fc.oneof(anyText, accented), anyText])("§7: every text finds itself", (text, other) => {
    expect(matchesQuery(text, [other, text])).toBe(true);
  });

  /** How somebody writes it who takes the shorter way: no marks, no stretching, one letter for its like. */
  const inHaste = (text: string): string =>
    text
      .replace(/[أإآٱ]/gu, "ا")
      .replace(/ة/gu, "ه")
      .replace(/ى/gu, "ي")
      .replace(/[\u0640\u064e]/gu, "")
      .replace(/عبد +ال/gu, "عبدال");

  test.prop([arabic, arabic], { numRuns: 1_000 })(
    "§7: Arabic finds what is the same but for its spelling, in both directions",
    (text, other) => {
      expect([
        matchesQuery(inHaste(text), [`${text} ${other}`]),
        matchesQuery(text, [`${inHaste(text)} ${other}`]),
      ]).toEqual([true, true]);
    },
  );

  test.prop([arabic, arabic], { numRuns: 1_000 })(
    "§7: the words of an Arabic text find it in any order",
    (one, other) => {
      expect(matchesQuery(`${other} ${one}`, [`${one} ${other}`])).toBe(true);
    },
  );

  const parts = fc.oneof(accented, arabic);
  test.prop([parts, parts, parts], { numRuns: 500 })(
    "§7: whatever is typed of a text, in any case, finds it",
    (before, middle, after) => {
      const text = `${before} ${middle}${after}`;
      expect([
        matchesQuery(`${before} ${middle}`, [text]),
        matchesQuery(`${middle.toUpperCase()}`, [text]),
      ]).toEqual([true, true]);
    },
  );

  test.prop([fc.array(word, { minLength: 1, maxLength: 4 }), whiteSpace])(
    "§7: the words may stand in any order and in different texts",
    (words, gap) => {
      expect([
        matchesQuery([...words].reverse().join(gap), [words.join(" ")]),
        matchesQuery(words.join(gap), words),
      ]).toEqual([true, true]);
    },
  );

  test.each([
    "Verdugo, Lorena",
    "Verdugo,Lorena",
    "verdugo ; lorena,",
    "Verdugo، Lorena",
    "Verdugo、Lorena",
    "Verdugo，Lorena",
  ])("§7: what parts words is none of them: %s", (query) => {
    expect(matchesQuery(query, ["Lorena Verdugo Ruiz"])).toBe(true);
    expect(matchesQuery(query, ["Lorena Ruiz"])).toBe(false);
  });

  const latin = fc.string({ unit: fc.constantFrom(..."abcdefgh"), minLength: 1, maxLength: 5 });
  test.prop([fc.array(latin, { maxLength: 3 }), fc.array(latin, { maxLength: 4 })], { numRuns: 500 })(
    "§7: every word of the query must occur in one of the texts",
    (query, texts) => {
      fc.pre(query.length > 0);
      const expected =
        query.filter((each) => texts.filter((text) => text.indexOf(each) >= 0).length === 0).length === 0;
      expect(matchesQuery(query.join(" "), texts)).toBe(expected);
    },
  );

  test.prop([fc.array(word, { maxLength: 3 }), fc.array(accented, { minLength: 1, maxLength: 3 })])(
    "§7: one word that occurs nowhere spoils the match",
    (words, texts) => {
      expect(matchesQuery([...words, "qqq"].join(" "), texts)).toBe(false);
    },
  );

  test.each([
    ["ana lopez", ["Ana López", "ana@kitchen.example"], true],
    ["lopez kitchen", ["Ana López", "ana@kitchen.example"], true],
    ["ana ruiz", ["Ana López", "ana@kitchen.example"], false],
    ["पप", ["पापा"], false],
    ["か", ["がく"], false],
    ["فاطمه", ["فاطمة الزهراء"], true],
    ["عبدالله", ["محمد عبد الله"], true],
    ["عبد الله", ["عبدالله محمد"], true],
    ["عبد الحسن", ["الحسن عبد الله"], true],
    ["عبدحسن", ["عبد حسن"], false],
    [".*", ["Ana"], false],
    ["a", [], false],
  ])("§7: %j in %j: %j", (query, texts, found) => {
    expect(matchesQuery(query, texts)).toBe(found);
  });
});

describe("how far a name is from what is sought", () => {
  test.each([
    ["daniel t", "Daniel Téllez Jaimes", 0],
    ["t daniel", "Daniel Téllez Jaimes", 0],
    ["niel", "Daniel Téllez", 1],
    ["daniel t", "米田 美咲", 2],
    ["", "Ana", 0],
  ])("%j and %j: %j", (query, name, far) => {
    expect(farness(query, name)).toBe(far);
  });

  test.prop([fc.array(word, { minLength: 1, maxLength: 4 })])(
    "a name is nearest to its own words",
    (words) => {
      expect(farness([...words].reverse().join(" "), words.join(" "))).toBe(0);
    },
  );
});

describe("§7: what is searched", () => {
  test("§7: the name and the address of a user, the name and place of a kitchen, the name and description of a tribe", () => {
    expect([
      userListDefinition.textsOf({ email: "ana@kitchen.example", profile: { nombre: "Ana" } }),
      kitchenListDefinition.textsOf({ nombre: "The Green Pan", location: "Westlands, Nairobi" }),
      kitchenListDefinition.textsOf({ nombre: "The Green Pan" }),
      tribeListDefinition.textsOf({ name: "Vegans", description: "No meat" }),
    ]).toEqual([
      ["Ana", "ana@kitchen.example"],
      ["The Green Pan", "Westlands, Nairobi"],
      ["The Green Pan"],
      ["Vegans", "No meat"],
    ]);
  });

  test.prop([users, kitchens, tribes])(
    "§7: every record is found by its name, and a kitchen by its place",
    (user, kitchen, tribe) => {
      expect([
        matchesQuery(user.profile.nombre, userListDefinition.textsOf(user)),
        matchesQuery(user.email, userListDefinition.textsOf(user)),
        matchesQuery(kitchen.nombre, kitchenListDefinition.textsOf(kitchen)),
        matchesQuery(kitchen.location ?? "", kitchenListDefinition.textsOf(kitchen)),
        matchesQuery(tribe.name, tribeListDefinition.textsOf(tribe)),
        matchesQuery(tribe.description, tribeListDefinition.textsOf(tribe)),
      ]).toEqual([true, true, true, true, true, true]);
    },
  );
});
