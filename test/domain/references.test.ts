import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { expect, test } from "vitest";
import { DateRequest } from "../../src/domain/date-request.ts";
import {
  ChangedKitchen,
  chefText,
  Kitchen,
  kitchenForm,
  kitchenListDefinition,
  knownChef,
  withKitchenForm,
} from "../../src/domain/kitchen.ts";
import { NONE } from "../../src/domain/list-request.ts";
import { UserComment } from "../../src/domain/user-comment.ts";

const KITCHEN = { kitchenId: 9, nombre: "Casa", banned: false, positivo: 0, negativo: 0 };

const readKitchen = Schema.decodeUnknownSync(Kitchen);

test.each([7, "7"])("D34: a reference that is the plain id %j points at that record", (id) => {
  const date = { datesId: 1, sourceProfileId: id, targetProfileId: id, kitchen: id, creationDate: "soon" };
  expect(Schema.decodeUnknownSync(DateRequest)(date)).toEqual({
    datesId: "1",
    sourceProfileId: { userId: "7" },
    targetProfileId: { userId: "7" },
    kitchen: { kitchenId: "7" },
    creationDate: "soon",
  });
  const comment = { commentId: 1, user: id, tribe: id, text: "" };
  expect(Schema.decodeUnknownSync(UserComment)(comment)).toMatchObject({
    user: { userId: "7" },
    tribe: { tribeId: "7" },
  });
  expect(readKitchen({ ...KITCHEN, userChef: id })).toMatchObject({ userChef: { userId: "7" } });
});

test("§3: a chef of whom only the profile is told leaves the kitchen readable, and as it was where it is sent back", () => {
  const sent = { ...KITCHEN, kitchenId: "9", userChef: { profile: { nombre: "Ana" } } };
  const kitchen = readKitchen(sent);
  expect(kitchen.userChef).toEqual({ profile: { nombre: "Ana" } });
  expect(Schema.encodeSync(ChangedKitchen)({ ...kitchen, banned: true })).toEqual({ ...sent, banned: true });
  expect(withKitchenForm(kitchen, kitchenForm.of(kitchen))).toEqual(kitchen);
  expect([chefText(kitchen), knownChef(kitchen)]).toEqual(["Ana", undefined]);
  expect(kitchenListDefinition.filters.chef.passes(kitchen, NONE)).toBe(false);
  expect(readKitchen({ ...sent, userChef: { userId: null, profile: null } }).userChef).toEqual({});
});

test.each(["", "not an id", true])("D34: %j is no reference", (id) => {
  const date = { datesId: 1, sourceProfileId: id, targetProfileId: id, creationDate: "soon" };
  expect(Schema.decodeUnknownOption(DateRequest)(date)).toEqual(Option.none());
});
