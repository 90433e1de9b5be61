import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { displayNameOf } from "../../src/domain/person-name.ts";
import { id, users, whiteSpace } from "./generators.ts";

const named = (nombre: string) => ({
  userId: id<"user">("7"),
  email: "ana@kitchen.example",
  profile: { nombre },
  role: undefined,
});

describe("§2, §3: what a user is called", () => {
  test.each([
    ["Ana López", "Ana López"],
    ["  Ana   López ", "Ana López"],
    ["", "ana@kitchen.example"],
    [" \t ", "ana@kitchen.example"],
  ])("§2, D39: somebody whose nombre is %j is called %j", (nombre, name) => {
    expect(displayNameOf(named(nombre))).toBe(name);
  });

  test.prop([whiteSpace])("§2, D39: a name of white space is no name", (nombre) => {
    expect(displayNameOf(named(nombre))).toBe("ana@kitchen.example");
  });

  test.prop([users])("§2: the name where there is one, otherwise the address", (user) => {
    const shown = displayNameOf(user);
    expect(shown).toBe(
      user.profile.nombre.trim() === "" ? user.email : user.profile.nombre.trim().replace(/\s+/gu, " "),
    );
  });
});
