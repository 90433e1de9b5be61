import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { ADMIN_HOME, BUSINESS_HOME, decide, homeOf, LOGIN, type Decision } from "../../src/domain/access.ts";
import { ROUTE_TABLE, routeOf } from "../../src/domain/routes/route-table.ts";
import { LOADING, SIGNED_OUT, signedIn, type AppUser, type Session } from "../../src/domain/session.ts";
import { anyText, appUser, appUsers, ids, SPEC_ROLES } from "./generators.ts";
import {
  filled,
  SPEC_AREAS,
  SPEC_OUTCOMES,
  SPEC_ROUTES,
  VISITORS,
  type Outcome,
  type Visitor,
  unknownPathGoesTo,
} from "./spec-routes.ts";

const sessionOf = (visitor: Visitor, user: (role: AppUser["role"]) => AppUser = appUser): Session => {
  if (visitor === "Loading") return LOADING;
  return visitor === "SignedOut" ? SIGNED_OUT : signedIn(user(visitor));
};

const decisionOf = (outcome: Outcome): Decision => {
  if (outcome === "page") return { _tag: "Allow" };
  return outcome === "spinner" ? { _tag: "Wait" } : { _tag: "Redirect", to: outcome };
};

const visitors = fc.constantFrom(...VISITORS);
const anySession = visitors.chain((visitor): fc.Arbitrary<readonly [Visitor, Session]> =>
  visitor === "Loading" || visitor === "SignedOut"
    ? fc.constant([visitor, sessionOf(visitor)])
    : appUsers(visitor).map((user) => [visitor, signedIn(user)]),
);

const AREAS_AND_VISITORS = SPEC_AREAS.flatMap((area) =>
  VISITORS.map((visitor) => ({ area, visitor, outcome: SPEC_OUTCOMES[area][visitor] })),
);
const ROUTES_AND_VISITORS = SPEC_ROUTES.flatMap(([pattern, area]) =>
  VISITORS.map((visitor) => ({ pattern, visitor, outcome: SPEC_OUTCOMES[area][visitor] })),
);

describe("§2: where everybody lives", () => {
  test("§2: the three places that guards send to", () => {
    expect([LOGIN, ADMIN_HOME, BUSINESS_HOME]).toEqual(["/login", "/admin", "/business"]);
  });

  test("§2, D5: chefs live in the business area, everybody else in the admin area", () => {
    expect(SPEC_ROLES.map((role) => [role, homeOf(role)])).toEqual([
      ["admin", "/admin"],
      ["editor", "/admin"],
      ["viewer", "/admin"],
      ["chef", "/business"],
    ]);
  });
});

describe("§2, §6, D4: what a guard decides", () => {
  test.each(AREAS_AND_VISITORS)("§2: $visitor at the $area area: $outcome", ({ area, visitor, outcome }) => {
    expect(decide(sessionOf(visitor), area)).toEqual(decisionOf(outcome));
  });

  test("§2: every area and every session is in the table", () => {
    expect(AREAS_AND_VISITORS).toHaveLength(30);
    expect(new Set(ROUTE_TABLE.map(({ area }) => area))).toEqual(new Set(SPEC_AREAS));
  });

  test.prop([anySession, fc.constantFrom(...SPEC_AREAS)], { numRuns: 500 })(
    "D4: only the role counts, whatever the address, the permissions and the source of the role are",
    ([visitor, session], area) => {
      expect(decide(session, area)).toEqual(decisionOf(SPEC_OUTCOMES[area][visitor]));
    },
  );

  test.prop([appUsers("chef")])("§6: a chef is never let into the admin area", (chef) => {
    expect(decide(signedIn(chef), "admin")).toEqual({ _tag: "Redirect", to: "/business" });
  });

  test.prop([fc.constantFrom("admin", "editor", "viewer").chain(appUsers)])(
    "§6: nobody but a chef is let into the business area",
    (user) => {
      expect(decide(signedIn(user), "business")).toEqual({ _tag: "Redirect", to: "/admin" });
    },
  );

  test.prop([anySession])(
    "§2: whoever is let into one of the two areas is sent away from the other",
    ([, session]) => {
      expect(
        [decide(session, "admin"), decide(session, "business")].filter(({ _tag }) => _tag === "Allow").length,
      ).toBeLessThan(2);
    },
  );
});

/** Where a visitor is sent from a path, or nothing where the journey ends. */
const next = (session: Session, path: string): string | undefined => {
  const row = routeOf(path);
  if (row === undefined) return unknownPathGoesTo(path);
  const decision = decide(session, row.area);
  if (decision._tag === "Redirect") return decision.to;
  return decision._tag === "Allow" ? row.forwardsTo : undefined;
};

/** Every stop of a visitor who starts at a path; cut off after ten, so that a loop is seen and not run. */
const journey = (session: Session, path: string): ReadonlyArray<string> => {
  const stops = [path];
  for (let at = next(session, path); at !== undefined && stops.length < 10; at = next(session, at))
    stops.push(at);
  return stops;
};

describe("§2: routes and redirects", () => {
  test.each(ROUTES_AND_VISITORS)("§2: $visitor at $pattern: $outcome", ({ pattern, visitor, outcome }) => {
    const row = routeOf(filled(pattern, "42"));
    expect(row?.pattern).toBe(pattern);
    expect(decide(sessionOf(visitor), row?.area ?? "public")).toEqual(decisionOf(outcome));
  });

  const paths = fc.oneof(
    fc.tuple(fc.constantFrom(...SPEC_ROUTES), ids()).map(([[pattern], id]) => filled(pattern, id)),
    anyText.map((text) => `/admin/${text}`),
    anyText.map((text) => `/business/${text}`),
    anyText.map((text) => `/${text}`),
    anyText,
  );

  test.prop([anySession, paths], { numRuns: 1_000 })(
    "§2, D2: from any path, at most two redirects lead to a page or a spinner",
    ([, session], path) => {
      const stops = journey(session, path);
      expect(stops.length).toBeLessThanOrEqual(3);
      expect(new Set(stops).size).toBe(stops.length);
      const row = routeOf(stops.at(-1) ?? "");
      expect(decide(session, row?.area ?? "root")._tag).toBe(
        session._tag === "Loading" && row?.area !== "public" ? "Wait" : "Allow",
      );
    },
  );

  const JOURNEYS: ReadonlyArray<readonly [Visitor, ReadonlyArray<string>]> = [
    ["SignedOut", ["/nowhere", "/", "/login"]],
    ["SignedOut", ["/admin/nowhere", "/admin", "/login"]],
    ["SignedOut", ["/business/nowhere", "/business", "/login"]],
    ["SignedOut", ["/policies/privacy"]],
    ["viewer", ["/login", "/admin"]],
    ["viewer", ["/admin/users/create"]],
    ["editor", ["/business/analytics", "/admin"]],
    ["admin", ["/admin/dashboard", "/admin"]],
    ["admin", ["/admin/users/7/delete", "/admin"]],
    ["admin", ["/business/nowhere", "/business", "/admin"]],
    ["admin", ["/administrator", "/", "/admin"]],
    ["chef", ["/", "/business"]],
    ["chef", ["/admin/users", "/business"]],
    ["chef", ["/admin/dashboard", "/business"]],
    ["chef", ["/admin/nowhere", "/admin", "/business"]],
    ["chef", ["/business/analytics"]],
    ["Loading", ["/admin/users"]],
    ["Loading", ["/nowhere", "/"]],
  ];

  test.each(JOURNEYS)("§2: the stops of %s: %j", (visitor, stops) => {
    expect(journey(sessionOf(visitor), stops[0] ?? "")).toEqual(stops);
  });
});
