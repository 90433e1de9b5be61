import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import type { BusinessProfile } from "../../src/domain/business.ts";
import { plainPhone } from "../../src/domain/business/typed-contact.ts";
import { fullUrl } from "../../src/domain/full-url.ts";
import { businessForm, EMPTY_PROFILE, withBusinessForm } from "../../src/domain/business/profile-form.ts";
import { type Kitchen, kitchenForm, withKitchenForm } from "../../src/domain/kitchen.ts";
import { EMPTY_NEW_USER_FORM, newUserFormProblems } from "../../src/domain/signing-up/new-user-form.ts";
import { saysNothing } from "../../src/domain/hidden-characters.ts";
import { joinName } from "../../src/domain/person-name.ts";
import { ROLES, type Role } from "../../src/domain/role.ts";
import { type Tribe, tribeForm, withTribeForm } from "../../src/domain/tribe.ts";
import { userFormOf, userFormProblems } from "../../src/domain/forms/user-form.ts";
import { roleLock } from "../../src/domain/forms/role-lock.ts";
import { withUserForm } from "../../src/domain/user.ts";
import type { User } from "../../src/domain/user.ts";
import { day, id, savable, savableLines } from "./generators.ts";

const USER: User = {
  userId: id("7"),
  email: "ana@kitchen.example",
  profile: { nombre: "Ana Paz" },
  role: "chef",
};
const KITCHEN: Kitchen = {
  kitchenId: id("k1"),
  nombre: "Casa Ana",
  logo: "https://images.example/casa.png",
  banned: false,
  positivo: 12,
  negativo: 3,
  userChef: { userId: id("7"), profile: { nombre: "Ana Paz" } },
  tribe: { tribeId: id("t4") },
};
const TRIBE: Tribe = { tribeId: id("t4"), name: "Slow food", description: "For those with time" };

const BUSINESS: BusinessProfile = { ...EMPTY_PROFILE, businessId: id("3"), name: "Casa", hours: "Tue–Sun" };

const ids = fc.constantFrom("", "7", "t4", "8", "not an id");
const userForms = fc.record({
  firstName: savableLines,
  lastName: savableLines,
  role: fc.constantFrom(...ROLES, ""),
  allowUnverified: fc.boolean(),
});
const kitchenForms = fc.record({
  nombre: savableLines,
  logo: savableLines,
  description: savable,
  location: savableLines,
  capacity: fc.oneof(
    fc.integer({ min: 1, max: 100_000 }).map(String),
    fc.constantFrom("", " ", " 40 ", "٤٠"),
  ),
  banned: fc.boolean(),
  userChef: ids,
  tribe: ids,
});
const tribeForms = fc.record({ name: savableLines, description: savable, leader: ids });

const businessForms = fc.record({
  name: savableLines,
  description: savable,
  phone: savableLines,
  website: savableLines,
  picture: savableLines,
  hours: savableLines,
});

describe("D37: the merged record", () => {
  property.prop([businessForms])(
    "of a business keeps its id, says what the form says, and nothing where that is empty",
    (form) => {
      const merged = withBusinessForm(BUSINESS, form);
      expect(merged.businessId).toBe("3");
      const tidied = businessForm.of(merged);
      expect(tidied).toEqual({
        name: form.name.trim(),
        description: form.description.trim(),
        phone: plainPhone(form.phone),
        website: fullUrl(form.website),
        picture: fullUrl(form.picture),
        hours: form.hours.trim(),
      });
      expect(merged.phone === "").toBe(false);
      expect(businessForm.of(withBusinessForm(BUSINESS, tidied))).toEqual(tidied);
      expect(businessForm.problems({ ...form, phone: "", website: "", picture: "" })).toEqual(
        saysNothing(form.name) ? { name: "NameMissing" } : {},
      );
    },
  );

  property.prop([userForms])(
    "of a user changes the name and the role alone, and says what the form says",
    (form) => {
      const merged = withUserForm(USER, form);
      expect({ ...merged, profile: USER.profile, role: USER.role }).toEqual(USER);
      const tidied = userFormOf(merged);
      expect(userFormOf(withUserForm(USER, tidied))).toEqual(tidied);
    },
  );

  property.prop([userForms, fc.constantFrom(true, false, undefined)])(
    "D68: of a user says that a role goes to an unverified address only where it does and somebody means it",
    (form, verified) => {
      const user = { ...USER, ...(verified !== undefined && { verified }) };
      const isMeant =
        verified === false && form.allowUnverified && form.role !== "chef" && form.role !== USER.role;
      expect(withUserForm(user, form).allowUnverified).toBe(isMeant || undefined);
    },
  );

  property.prop([kitchenForms])(
    "of a kitchen keeps its id and its votes, and says what the form says",
    (form) => {
      const merged = withKitchenForm(KITCHEN, form);
      expect([merged.kitchenId, merged.positivo, merged.negativo]).toEqual(["k1", 12, 3]);
      const tidied = kitchenForm.of(merged);
      expect(kitchenForm.of(withKitchenForm(KITCHEN, tidied))).toEqual(tidied);
    },
  );

  property.prop([tribeForms])("of a tribe keeps its id, and says what the form says", (form) => {
    const merged = withTribeForm(TRIBE, form);
    expect(merged.tribeId).toBe("t4");
    const tidied = tribeForm.of(merged);
    expect(tribeForm.of(withTribeForm(TRIBE, tidied))).toEqual(tidied);
  });

  test("is the record itself where the form was left alone", () => {
    expect(withUserForm(USER, userFormOf(USER))).toEqual(USER);
    expect(withKitchenForm(KITCHEN, kitchenForm.of(KITCHEN))).toEqual(KITCHEN);
    expect(withTribeForm(TRIBE, tribeForm.of(TRIBE))).toEqual(TRIBE);
  });

  test("of a kitchen has a chef, a tribe and a logo no more where the form has none", () => {
    const merged = withKitchenForm(KITCHEN, {
      ...kitchenForm.of(KITCHEN),
      userChef: "",
      tribe: "",
      logo: " ",
    });
    expect([merged.userChef, merged.tribe, merged.logo]).toEqual([undefined, undefined, undefined]);
  });
});

describe("what is wrong with a form", () => {
  test("a name is needed", () => {
    expect(userFormProblems({ firstName: " ", lastName: "Paz" })).toEqual({
      firstName: "NameMissing",
    });
    expect(kitchenForm.problems({ ...kitchenForm.of(KITCHEN), nombre: "\t" })).toEqual({
      nombre: "NameMissing",
    });
  });

  test.each([
    ["", undefined],
    [" https://images.example/a.png ", undefined],
    ["http://images.example/a.png", "NoUrl"],
    ["images.example/a.png", undefined],
    ["ｈｔｔｐｓ：／／ｉｍａｇｅｓ．ｅｘａｍｐｌｅ／ａ．ｐｎｇ", undefined],
    ["javascript:alert(1)", "NoUrl"],
  ])("D43: the logo %j is %s", (logo, problem) => {
    expect(kitchenForm.problems({ ...kitchenForm.of(KITCHEN), logo })["logo"]).toBe(problem);
  });

  test.each([
    ["", undefined],
    [" 40 ", undefined],
    ["٤٠", undefined],
    ["४०", undefined],
    ["1", undefined],
    ["100000", undefined],
    ["0", "NoQuantity"],
    ["-4", "NoQuantity"],
    ["4.5", "NoQuantity"],
    ["100001", "NoQuantity"],
    ["forty", "NoQuantity"],
    ["1,500", undefined],
    ["1,5", "NoQuantity"],
    ["1,500.5", "NoQuantity"],
    ["1.500,000", "NoQuantity"],
    ["2.500.000", "NoQuantity"],
  ])("D73: the capacity %j is %s", (capacity, problem) => {
    expect(kitchenForm.problems({ ...kitchenForm.of(KITCHEN), capacity })["capacity"]).toBe(problem);
  });

  test.each([
    ...["en", "es", "fr", "hi", "ar-u-nu-arab", "de-CH"].map((language) => [
      language,
      (100_000).toLocaleString(language),
    ]),
    ["typed", "100 000"],
  ])("a capacity may be grouped as the console shows it (%s, %j)", (_, capacity) => {
    expect(withKitchenForm(KITCHEN, { ...kitchenForm.of(KITCHEN), capacity }).capacity).toBe(100_000);
  });

  test.each([
    ["phone", "call me", "NoPhone"],
    ["phone", "+1 555 0100", undefined],
    ["phone", "٠١٢٣٤٥", undefined],
    ["phone", "1".repeat(16), "NoPhone"],
    ["phone", "tel:０３ー１２\u200b３４", undefined],
    ["website", "http://casa.example", "NoUrl"],
    ["website", "www.casa.example", undefined],
    ["website", "https://casa.example", undefined],
    ["website", "ｈｔｔｐｓ：／／ｗｗｗ．ｏｓａｋａ．ｊｐ", undefined],
    ["picture", "images.example/a.png", undefined],
    ["name", "a".repeat(200), undefined],
    ["name", `${"a".repeat(201)}`, "NameTooLong"],
    ["hours", "a".repeat(2_001), "TextTooLong"],
    ["description", "a".repeat(2_000), undefined],
    ["description", "a".repeat(2_001), "TextTooLong"],
  ])("D73: of a business, the %s %j is %s", (field, text, problem) => {
    const draft = { ...businessForm.of(BUSINESS), [field]: text };
    expect(businessForm.problems(draft)).toEqual(problem === undefined ? {} : { [field]: problem });
  });

  test("D73: what nobody sees is left out of what is typed", () => {
    const typed = "Ana\u202e\u0007 P\ud800az";
    const { name, description } = withBusinessForm(BUSINESS, {
      ...businessForm.of(BUSINESS),
      name: typed,
      description: `${typed}\nand more`,
    });
    const user = withUserForm(USER, { ...userFormOf(USER), firstName: "Ana\u202e", lastName: "P\ud800az" });
    expect([name, description, user.profile.nombre]).toEqual(["Ana Paz", "Ana Paz\nand more", "Ana Paz"]);
    expect(withKitchenForm(KITCHEN, { ...kitchenForm.of(KITCHEN), nombre: typed }).nombre).toBe("Ana Paz");
  });

  test("D73: a user's two names make one of at most 200 characters", () => {
    const names = { firstName: "a".repeat(100), lastName: "b".repeat(99) };
    expect([userFormProblems(names), userFormProblems({ ...names, lastName: "b".repeat(100) })]).toEqual([
      {},
      { firstName: "NameTooLong" },
    ]);
  });

  test("§5, D20: a new user needs an address, a password, a date of birth and a name", () => {
    expect(newUserFormProblems(EMPTY_NEW_USER_FORM, day("2020-06-15"))).toEqual({
      email: "EmailMissing",
      password: "PasswordMissing",
      birthDate: "BirthDateMissing",
      firstName: "NameMissing",
    });
  });

  test("D10: a new user is a chef until somebody says otherwise, and is called by both names (D39)", () => {
    expect([
      EMPTY_NEW_USER_FORM.role,
      joinName({ ...EMPTY_NEW_USER_FORM, firstName: " Ana  María", lastName: " Paz " }),
    ]).toEqual(["chef", "Ana María Paz"]);
  });
});

describe("D14: whose role may be changed", () => {
  const LOCKS: ReadonlyArray<readonly [Role, string, ReturnType<typeof roleLock>]> = [
    ["admin", "8", undefined],
    ["admin", "7", "NotOneself"],
    ["editor", "8", "AdminsOnly"],
    ["editor", "7", "AdminsOnly"],
    ["viewer", "8", "AdminsOnly"],
    ["chef", "8", "AdminsOnly"],
  ];
  test.each(LOCKS)("by the %s with the id %s: %s", (role, actor, lock) => {
    expect(roleLock({ role, userId: id(actor) }, USER.userId)).toBe(lock);
  });
});
