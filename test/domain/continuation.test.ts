import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { decide } from "../../src/domain/access.ts";
import { continuationOf } from "../../src/domain/routes/continuation.ts";
import { routeOf } from "../../src/domain/routes/route-table.ts";
import { signedIn } from "../../src/domain/session.ts";
import { walks } from "../machines/kit/walks.ts";
import { anyText, appUser, appUsers, ids, SPEC_ROLES } from "./generators.ts";
import { filled, SPEC_OUTCOMES, SPEC_ROUTES } from "./spec-routes.ts";

const ORIGIN = "https://console.example";

const ATTACKS = [
  "//evil.example",
  "//evil.example/admin",
  "///evil.example",
  "////admin",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example/admin",
  "https://evil.example",
  "https://evil.example/admin",
  "https:/admin",
  "HTTPS://console.example/admin",
  "javascript:alert(1)",
  "javascript:alert(1)//admin",
  "JaVaScRiPt:/admin",
  "data:text/html,<script>alert(1)</script>",
  "/admin/../business",
  "/business/../admin",
  "/admin/./users",
  "/admin/%2e%2e/business",
  "/admin/users/..",
  "/admin/users/.",
  "/admin/users/../edit",
  "/admin/users/%2e%2e/edit",
  "/admin/users/%2E./edit",
  "/admin/users/..\\..\\business",
  "/admin/users/\\..\\..\\..\\evil",
  "/admin/kitchens/\\\\evil.example",
  "/admin/users/a b",
  "/admin/users/%00",
  "/admin/users/\t",
  "/admin/users/\n/edit",
  "/admin/users/{id}",
  "/admin/users/<script>",
  "/admin/users/é",
  `/admin/users/${"x".repeat(65)}`,
  "@evil.example/admin",
  "admin",
  "admin/users",
  "",
  "?next=/admin",
  "#/admin",
];

const hostileIds = fc.oneof(
  anyText,
  fc.constantFrom(
    "..",
    ".",
    "%2e%2e",
    "..\\..\\business",
    "\\evil.example",
    "\t",
    "\r\n",
    " ",
    "x y",
    "%2f",
    "%5c..",
    "é",
  ),
);
const ownRoutes = fc
  .tuple(fc.constantFrom(...SPEC_ROUTES), ids())
  .map(([[pattern], id]) => filled(pattern, id));
const asked = fc.oneof(
  anyText,
  fc.constantFrom(...ATTACKS),
  ownRoutes,
  fc.tuple(ownRoutes, anyText).map(([path, text]) => `${path}${text}`),
  fc.tuple(anyText, ownRoutes).map(([text, path]) => `${text}${path}`),
  fc.tuple(fc.constantFrom(...SPEC_ROUTES), hostileIds).map(([[pattern], id]) => filled(pattern, id)),
);
const anybody = fc.constantFrom(...SPEC_ROLES).chain(appUsers);

describe("D5: the page offered after signing in", () => {
  test.prop([asked, anybody], { numRuns: walks(500) })(
    "D5: nothing, or a path of our own table that the role may open, where a browser really arrives",
    (address, user) => {
      const offered = continuationOf(address, user);
      if (offered === undefined) return;
      const { path, query } = offered;
      const arrived = new URL(path + query, ORIGIN);
      expect([arrived.origin, arrived.pathname, arrived.search, arrived.hash]).toEqual([
        ORIGIN,
        path,
        new URL(`/${query}`, ORIGIN).search,
        "",
      ]);
      const row = routeOf(path);
      expect(row).toBeDefined();
      expect(decide(signedIn(user), row?.area ?? "root")).toEqual({ _tag: "Allow" });
    },
  );

  test.each(ATTACKS)("D5: %j is offered to nobody", (address) => {
    expect(SPEC_ROLES.map((role) => continuationOf(address, appUser(role)))).toEqual(
      SPEC_ROLES.map(() => undefined),
    );
  });

  test.prop([fc.constantFrom(...SPEC_ROUTES), ids(), anybody], { numRuns: 500 })(
    "D5: every own route that the role may open is offered, except the two that only forward a visitor",
    ([pattern, area], id, user) => {
      const path = filled(pattern, id);
      const mayOpen = SPEC_OUTCOMES[area][user.role] === "page";
      expect(continuationOf(path, user)).toEqual(mayOpen ? { path, query: "" } : undefined);
    },
  );

  test.prop([fc.constantFrom(...SPEC_ROUTES), ids(), anybody, anyText, anyText])(
    "D5: a query is carried along, a fragment is not",
    ([pattern], id, user, text, fragment) => {
      const path = filled(pattern, id);
      const query = `?${text.replaceAll("#", "")}`;
      const offered = continuationOf(path, user);
      expect(continuationOf(`${path}${query}#${fragment}`, user)).toEqual(offered && { path, query });
    },
  );

  test.prop([fc.constantFrom(...SPEC_ROUTES), hostileIds, anybody])(
    "D5, D35: what cannot be an id is not offered",
    ([pattern], text, user) => {
      fc.pre(pattern.includes("{id}") && /^[^/?#]+$/u.test(text) && !/^[A-Za-z0-9_-]{1,64}$/u.test(text));
      expect(continuationOf(filled(pattern, text), user)).toBeUndefined();
    },
  );
});
