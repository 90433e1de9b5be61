import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { ROUTE_TABLE, routeOf } from "../../src/domain/routes/route-table.ts";
import { anyText, ids } from "./generators.ts";
import { filled, SPEC_ROUTES } from "./spec-routes.ts";

const KINDS = ["users", "kitchens", "tribes"] as const;

/** The pattern a path falls under, read from §2 by hand: a second way to the same answer. */
const patternOf = (path: string): string | undefined => {
  const exact = SPEC_ROUTES.find(([pattern]) => pattern === path && !pattern.includes("{id}"))?.[0];
  if (exact !== undefined) return exact;
  const kind = KINDS.find((each) => path.startsWith(`/admin/${each}/`));
  if (kind === undefined) return undefined;
  const [id = "", edit, ...more] = path.slice(`/admin/${kind}/`.length).split("/");
  if (id === "" || more.length > 0) return undefined;
  if (edit === undefined) return `/admin/${kind}/{id}`;
  return edit === "edit" ? `/admin/${kind}/{id}/edit` : undefined;
};

describe("§2, D2: the closed list of routes", () => {
  test("D2: exactly the routes of §2, each with its area and where it forwards to", () => {
    const inOrder = (rows: ReadonlyArray<readonly [string, ...ReadonlyArray<string | undefined>]>) =>
      [...rows].sort(([a], [b]) => (a < b ? -1 : 1));
    expect(
      inOrder(ROUTE_TABLE.map(({ pattern, area, forwardsTo }) => [pattern, area, forwardsTo] as const)),
    ).toEqual(
      inOrder(SPEC_ROUTES.map(([pattern, area, forwardsTo]) => [pattern, area, forwardsTo] as const)),
    );
    expect(ROUTE_TABLE).toHaveLength(33);
  });

  test.prop([fc.constantFrom(...SPEC_ROUTES), ids()])(
    "§2: every route is found under its own pattern",
    ([pattern, area], id) => {
      fc.pre(id !== "create");
      const row = routeOf(filled(pattern, id));
      expect([row?.pattern, row?.area]).toEqual([pattern, area]);
    },
  );

  test.each(KINDS)("D6: create beats {id} for %s", (kind) => {
    expect([
      routeOf(`/admin/${kind}/create`)?.pattern,
      routeOf(`/admin/${kind}/create/`)?.pattern,
      routeOf(`/admin/${kind}/created`)?.pattern,
      routeOf(`/admin/${kind}/Create`)?.pattern,
      routeOf(`/admin/${kind}/create/edit`)?.pattern,
    ]).toEqual([
      `/admin/${kind}/create`,
      `/admin/${kind}/create`,
      `/admin/${kind}/{id}`,
      `/admin/${kind}/{id}`,
      `/admin/${kind}/{id}/edit`,
    ]);
  });

  test.prop([fc.constantFrom(...SPEC_ROUTES), ids(), fc.integer({ min: 1, max: 3 })])(
    "§2: trailing slashes make no difference",
    ([pattern], id, slashes) => {
      const path = filled(pattern, id);
      expect(routeOf(`${path}${"/".repeat(slashes)}`)).toBe(routeOf(path));
    },
  );

  const nearMisses = fc
    .tuple(
      fc.constantFrom(...SPEC_ROUTES),
      ids(),
      anyText,
      fc.constantFrom("before", "after", "below", "case"),
    )
    .map(([[pattern], id, text, how]) => {
      const path = filled(pattern, id);
      if (how === "before") return `${text}${path}`;
      if (how === "after") return `${path}${text}`;
      return how === "below" ? `${path}/${text}` : path.toUpperCase();
    });

  test.prop([fc.oneof(anyText, nearMisses)], { numRuns: 2_000 })(
    "§2, D2: any other path is found exactly where §2 lists it",
    (path) => {
      fc.pre(!path.endsWith("/"));
      expect(routeOf(path)?.pattern).toBe(path === "" ? "/" : patternOf(path));
    },
  );

  test.each([
    "login",
    "/Login",
    "/register",
    "/policies",
    "/policies/terms",
    "/administrator",
    "/admin/analytics",
    "/admin/users/7/delete",
    "/admin/users//edit",
    "/admin//users",
    "/admin/users/create/x",
    "/admin/comments/7",
    "/business/users",
    "/business/analytics/x",
    "//admin",
    "//evil.example",
    "https://evil.example/admin",
    "/admin/../business",
    "/admin?x=1",
    "/admin#x",
  ])("§2, D2: %s is no route", (path) => {
    expect(routeOf(path)).toBeUndefined();
  });
});
