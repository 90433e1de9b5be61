import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { draftsIn } from "../../../src/adapters/browser/drafts.ts";
import type { KeptDraft } from "../../../src/domain/drafts.ts";
import type { Drafts } from "../../../src/domain/ports/drafts.ts";
import { anyText } from "../../domain/generators.ts";
import { walks } from "../../machines/kit/walks.ts";

const ANA = "uid-of-ana";
const EVE = "uid-of-eve";
const FORM = "kitchens/7";
const DRAFT: KeptDraft = {
  before: { name: "Casa", banned: false },
  typed: { name: " Casa  2 ", banned: true },
};
const OTHER: KeptDraft = { before: { name: "" }, typed: { name: "Café \u202bشكرا\u202c 👩‍👩‍👧 \u00a0<b>" } };

const memory = (items = new Map<string, string>(), limit = Infinity): Storage => ({
  length: items.size,
  key: (index) => [...items.keys()][index] ?? null,
  clear: () => items.clear(),
  getItem: (key) => items.get(key) ?? null,
  setItem: (key, value) => {
    if (value.length > limit) throw new DOMException("Too much", "QuotaExceededError");
    items.set(key, value);
  },
  removeItem: (key) => void items.delete(key),
});

const forbidden = (): Storage => {
  throw new DOMException("The operation is insecure", "SecurityError");
};

describe.each<{ what: string; begin: () => () => Storage }>([
  {
    what: "the storage of a tab",
    begin: () => {
      const storage = memory();
      return () => storage;
    },
  },
  {
    what: "a storage that is full",
    begin: () => {
      const storage = memory(new Map(), 0);
      return () => storage;
    },
  },
  { what: "a storage that is forbidden, as tests of screens have it", begin: () => forbidden },
])("D61: drafts in $what", ({ begin }) => {
  test("are what was kept, by form, until they are saved", () => {
    const drafts = draftsIn(begin());
    drafts.keep(ANA, FORM, DRAFT);
    drafts.keep(ANA, "kitchens/new", OTHER);
    expect([drafts.of(ANA, FORM), drafts.of(ANA, "kitchens/new")]).toEqual([DRAFT, OTHER]);
    drafts.keep(ANA, FORM, undefined);
    expect([drafts.of(ANA, FORM), drafts.of(ANA, "kitchens/new")]).toEqual([undefined, OTHER]);
  });

  test("of one uid never show to another", () => {
    const drafts = draftsIn(begin());
    drafts.keep(ANA, FORM, DRAFT);
    expect([drafts.of(EVE, FORM), drafts.has(EVE)]).toEqual([undefined, false]);
    drafts.keep(EVE, FORM, OTHER);
    drafts.discard(EVE);
    expect([drafts.of(ANA, FORM), drafts.of(EVE, FORM)]).toEqual([DRAFT, undefined]);
  });

  test("D63: say whether anything is unsaved, and are discarded at once", () => {
    const drafts = draftsIn(begin());
    expect(drafts.has(ANA)).toBe(false);
    drafts.keep(ANA, FORM, DRAFT);
    drafts.keep(ANA, "business", OTHER);
    expect(drafts.has(ANA)).toBe(true);
    drafts.discard(ANA);
    expect([drafts.has(ANA), drafts.of(ANA, FORM), drafts.of(ANA, "business")]).toEqual([
      false,
      undefined,
      undefined,
    ]);
  });

  test("of a record that is gone are forgotten, and of what stands within it; not of any other", () => {
    const drafts = draftsIn(begin());
    for (const form of ["tribes/4", "tribes/4/member", "tribes/45", "tribes/new"])
      drafts.keep(ANA, form, DRAFT);
    drafts.keep(EVE, "tribes/4", OTHER);
    drafts.forget(ANA, "tribes/4");
    expect([
      drafts.of(ANA, "tribes/4"),
      drafts.of(ANA, "tribes/4/member"),
      drafts.of(ANA, "tribes/45"),
      drafts.of(ANA, "tribes/new"),
      drafts.of(EVE, "tribes/4"),
    ]).toEqual([undefined, undefined, DRAFT, DRAFT, OTHER]);
  });

  test("are told apart whatever a form is called", () => {
    const drafts = draftsIn(begin());
    expect(["toString", "__proto__", "constructor"].map((form) => drafts.of(ANA, form))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

const field = fc.oneof(anyText, fc.boolean());
const fields = fc.dictionary(fc.constantFrom("name", "description", "banned"), field);

property.prop([anyText, fields, fields], { numRuns: walks(200) })(
  "D61: a page that is loaded anew finds them, byte for byte",
  (form, before, typed) => {
    const storage = memory();
    draftsIn(() => storage).keep(ANA, form, { before, typed });
    expect(draftsIn(() => storage).of(ANA, form)).toEqual({ before, typed });
  },
);

test("D63: what was discarded is not in the storage either", () => {
  const items = new Map<string, string>();
  const drafts = draftsIn(() => memory(items));
  drafts.keep(ANA, FORM, DRAFT);
  drafts.keep(EVE, FORM, OTHER);
  drafts.discard(ANA);
  expect([...items.keys()].join()).toContain(EVE);
  expect(JSON.stringify([...items])).not.toContain(ANA);
  drafts.keep(EVE, FORM, undefined);
  expect(items.size).toBe(0);
});

property.prop([fc.oneof(anyText, fc.json(), fc.constant('{"f":{"before":{},"typed":{"name":7}}}'))], {
  numRuns: walks(200),
})(
  "what somebody else wrote there is read with care: nothing throws, and nothing half-read shows",
  (written) => {
    const storage = memory();
    const drafts = draftsIn(() => ({ ...storage, getItem: () => written }));
    for (const draft of [drafts.of(ANA, "f"), drafts.of(ANA, FORM)]) {
      const values = draft === undefined ? [] : [draft.before, draft.typed].flatMap(Object.values);
      expect(values.every((value) => ["string", "boolean"].includes(typeof value))).toBe(true);
    }
  },
);

describe("D61: a draft that another version of the program kept, or that is broken", () => {
  const NEWER = "tribes/new";
  const WRITTEN = { before: { name: "", tags: [] }, typed: { name: "Casa", tags: ["new"] } };
  const written = () => {
    const items = new Map([[`console.drafts.${ANA}`, JSON.stringify({ [NEWER]: WRITTEN, [FORM]: DRAFT })]]);
    return { items, drafts: draftsIn(() => memory(items)) };
  };
  const left = (items: ReadonlyMap<string, string>): unknown =>
    JSON.parse(items.get(`console.drafts.${ANA}`) ?? "{}");

  test("takes no other along", () => {
    const { drafts } = written();
    expect([drafts.of(ANA, FORM), drafts.of(ANA, NEWER)]).toEqual([DRAFT, undefined]);
  });

  test("stays for that version, whatever is kept and saved beside it", () => {
    const { items, drafts } = written();
    drafts.keep(ANA, "business", OTHER);
    expect(left(items)).toEqual({ [NEWER]: WRITTEN, [FORM]: DRAFT, business: OTHER });
    for (const form of ["business", FORM, NEWER]) drafts.keep(ANA, form, undefined);
    expect(left(items)).toEqual({ [NEWER]: WRITTEN });
  });

  test("D63: is nothing that anybody is asked about", () => {
    const { drafts } = written();
    drafts.keep(ANA, FORM, undefined);
    expect(drafts.has(ANA)).toBe(false);
  });

  test("gives way to what is typed into the same form, to a deletion of its record, and to a discarding", () => {
    for (const act of [
      (drafts: Drafts) => drafts.keep(ANA, NEWER, OTHER),
      (drafts: Drafts) => drafts.forget(ANA, NEWER),
      (drafts: Drafts) => drafts.discard(ANA),
    ]) {
      const { items, drafts } = written();
      act(drafts);
      expect(JSON.stringify([...items])).not.toContain("tags");
    }
  });
});
