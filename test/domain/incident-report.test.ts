import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { incidentReport } from "../../src/domain/incident-report.ts";
import { anyText, days, textOfDay } from "./generators.ts";

const around = fc.constantFrom("", " ", ": ", "(", '"');
const code = fc.string({
  unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-"),
  minLength: 12,
  maxLength: 60,
});
const token = fc.tuple(code, code, code).map((parts) => parts.join("."));

const told = (message: string, path = "/admin/users/12"): string =>
  incidentReport(new TypeError(message), path);

describe("D44: what the team is told of a bug", () => {
  test("says its kind, its message and the page", () => {
    expect(told("Cannot read properties of undefined (reading 'nombre')")).toBe(
      "TypeError: Cannot read properties of undefined (reading 'nombre')\n/admin/users/12",
    );
    expect(incidentReport("a text that was thrown", "/admin")).toBe("Unknown error: \n/admin");
  });

  test.prop([fc.emailAddress(), around])("never an e-mail address", (email, before) => {
    expect(told(`broken${before || " "}${email} there`)).not.toContain(email);
    expect(told("broken", `/admin/users/${email}`)).not.toContain(email);
  });

  test.prop([token, around])("never a token", (secret, before) => {
    const report = told(`broken${before || " "}${secret}`);
    for (const part of secret.split(".")) expect(report).not.toContain(part);
  });

  test.prop([
    fc.constantFrom("password=", "password: ", '"password":', "Bearer ", "token=", "Authorization: "),
    fc.string({ unit: fc.constantFrom(..."abcXYZ019$%&*"), minLength: 8, maxLength: 20 }),
  ])("never a password or what follows its name", (name, secret) => {
    expect(told(`broken ${name}${secret} there`)).not.toContain(secret);
  });

  test.prop([days])("never a date, which may be one of birth", (day) => {
    const date = textOfDay(day);
    expect(told(`born ${date}`)).not.toContain(date);
    expect(told("broken", `/admin/users/${date}`)).not.toContain(date);
  });

  test("never a query, a fragment or the address that makes a user", () => {
    expect(told("GET /api/v1/search/users?query=Ana failed", "/admin/users?query=Ana#x")).toBe(
      "TypeError: GET /api/v1/search/users?‹…› failed\n/admin/users?‹…›",
    );
    expect(told("POST /api/v1/authentication/createUser/1990-02-28/ana/hunter2/2/abc failed")).toBe(
      "TypeError: POST /api/v1/authentication/createUser/‹…› failed\n/admin/users/12",
    );
  });

  test.prop([anyText, anyText], { numRuns: 300 })(
    "can always be kept, and is never long",
    (message, path) => {
      const report = told(message, path);
      expect(report.isWellFormed()).toBe(true);
      expect(report).not.toContain("\u0000");
      expect(report.length).toBeLessThanOrEqual(600);
    },
  );
});
