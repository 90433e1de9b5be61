import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { isTheirsToDelete } from "../../src/domain/moderation/is-theirs-to-delete.ts";
import { arranged } from "../../src/domain/list-definition.ts";
import { listRequest, listSearch } from "../../src/domain/list-request.ts";
import { around } from "../../src/domain/moderation/around.ts";
import { commentListDefinition, commentTarget } from "../../src/domain/moderation/comment-list.ts";
import { ranked } from "../../src/domain/moderation/ranking.ts";
import { kitchenReference } from "../../src/domain/reference.ts";
import { ROLES } from "../../src/domain/role.ts";
import type { UserComment } from "../../src/domain/user-comment.ts";
import { appUser, days, id, textOfDay } from "./generators.ts";

const comments: fc.Arbitrary<ReadonlyArray<UserComment>> = fc
  .array(
    fc.record({
      user: fc.constantFrom("1", "2"),
      kitchen: fc.constantFrom("5", "6", undefined),
      on: fc.option(days, { nil: undefined }),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((all) =>
    all.map(({ user, kitchen, on }, index) => ({
      commentId: id<"comment">(`c${index}`),
      user: { userId: id<"user">(user) },
      kitchen: kitchen === undefined ? undefined : { kitchenId: id<"kitchen">(kitchen) },
      tribe: kitchen === undefined ? { tribeId: id<"tribe">("9") } : undefined,
      text: `Said ${index}`,
      creationDate: on?.toISOString(),
    })),
  );

const passing = (all: ReadonlyArray<UserComment>, filters: Readonly<Record<string, string>>) =>
  arranged(commentListDefinition, all, { sort: undefined, direction: "ascending", filters }, "en");

describe("what people leave behind, where the backend does not filter (D36)", () => {
  test.prop([comments, days, days])("from one day to another, both included, in UTC", (all, one, other) => {
    const [from = "", to = ""] = [textOfDay(one), textOfDay(other)].toSorted();
    const expected = all.filter(({ creationDate }) => {
      const on = creationDate?.slice(0, 10);
      return on !== undefined && from <= on && on <= to;
    });
    expect(passing(all, { from, to })).toEqual(expected);
  });

  test.prop([comments])("a kitchen, any, or none", (all) => {
    expect(passing(all, { kitchen: "5" })).toEqual(all.filter(({ kitchen }) => kitchen?.kitchenId === "5"));
    expect(passing(all, { kitchen: "any" })).toEqual(all.filter(({ kitchen }) => kitchen !== undefined));
    expect(passing(all, { kitchen: "none" })).toEqual(all.filter(({ kitchen }) => kitchen === undefined));
  });

  test("its address carries every filter, and comes back as it was", () => {
    const search = { user: "1", kitchen: "any", tribe: "none", from: "2026-11-01", to: "2026-11-30" };
    expect(listSearch(listRequest(commentListDefinition, search))).toEqual(search);
    expect(listSearch(listRequest(commentListDefinition, { from: "2026-02-30", kitchen: "../x" }))).toEqual(
      {},
    );
  });
});

test.prop([comments, fc.nat(), fc.integer({ min: 0, max: 4 })])(
  "around one in time are so many before and after it, and it among them",
  (all, place, many) => {
    const one = all[place % all.length];
    if (one === undefined) throw new Error("There is at least one");
    const shown = around(all, one, ({ commentId }) => commentId === one.commentId, many);
    const inTime = all.toSorted(
      (a, b) => Date.parse(a.creationDate ?? "1970") - Date.parse(b.creationDate ?? "1970"),
    );
    const [before, after] = [inTime.slice(0, inTime.indexOf(one)), inTime.slice(inTime.indexOf(one) + 1)];
    expect(shown).toEqual([...(many === 0 ? [] : before.slice(-many)), one, ...after.slice(0, many)]);
    expect(around([], one, () => false, many)).toEqual([one]);
  },
);

test("kitchens are ranked by how many refer to each, and by name where they are equal", () => {
  const kitchen = (kitchenId: string, nombre?: string) =>
    kitchenReference({ kitchenId: id(kitchenId), nombre });
  expect(ranked([]).length).toBe(0);
  expect(
    ranked(["3", "1", "2", "1", "9", "2"].map((each) => kitchen(each, `Kitchen ${each}`))).map(
      ({ reference, count }) => [reference.id, count],
    ),
  ).toEqual([
    ["1", 2],
    ["2", 2],
    ["3", 1],
    ["9", 1],
  ]);
});

describe("D13: what somebody left behind is deleted by them or by an admin", () => {
  test.each(ROLES)("%s", (role) => {
    const user = appUser(role);
    const left = (userId: string) =>
      commentTarget({
        commentId: id("1"),
        user: { userId: id(userId) },
        kitchen: undefined,
        tribe: undefined,
        text: "",
        creationDate: undefined,
      });
    expect(isTheirsToDelete(user, left(user.userId))).toBe(true);
    expect(isTheirsToDelete(user, left(`${user.userId}0`))).toBe(role === "admin");
    // D64 holds beside it.
    expect(isTheirsToDelete(user, { _tag: "users", id: user.userId, name: "" })).toBe(false);
  });
});
