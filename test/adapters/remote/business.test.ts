import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { vi } from "vitest";
import { BypassCache } from "../../../src/domain/ports/bypass-cache.ts";
import { Business } from "../../../src/domain/ports/business.ts";
import { Google } from "../../../src/domain/ports/google.ts";
import { id } from "../../domain/generators.ts";
import { businessContract, Consenting } from "../contract/business.contract.ts";
import { CONTRACT_USERS } from "../contract/ports.contract.ts";
import { ANYWHERE, seeded } from "../database-image.ts";
import { ask, ORIGIN, type WebBackend, webBackend } from "../fixtures-backend.ts";
import { SANDBOX_PAGE } from "../fixtures-sandbox.ts";
import {
  answering,
  jsonAnswer,
  remoteOver,
  signedInAs,
  throughTheBackend,
  type Sent,
} from "../fixtures-remote.ts";

vi.stubGlobal("location", new URL("/business", ORIGIN));

const consenting = Layer.effect(
  Consenting,
  Effect.map(Effect.context<WebBackend>(), (context) =>
    Consenting.of({
      ...SANDBOX_PAGE,
      allow: (authUrl) => {
        const state = new URL(authUrl, ORIGIN).searchParams.get("state") ?? "";
        return ask({
          method: "POST",
          path: "/api/sandbox/google/consent",
          body: new URLSearchParams({ state, decision: "allow" }).toString(),
          headers: { "content-type": "application/x-www-form-urlencoded" },
        }).pipe(
          Effect.map(
            ({ headers }) => new URL(headers["location"] ?? "", ORIGIN).searchParams.get("code") ?? "",
          ),
          Effect.provideContext(context),
        );
      },
    }),
  ),
);

const ports = Layer.merge(signedInAs("sample-chef"), consenting).pipe(
  Layer.provideMerge(throughTheBackend),
  Layer.provide(webBackend.pipe(Layer.provide(seeded(ANYWHERE, CONTRACT_USERS)))),
);

// What each database answers is business-sql.test.ts.
businessContract("D51: the chef's ports over the remote adapter and the backend's database", ports);

const CHEF = id<"user">("4");
const PROFILE = { businessId: 7, name: "Casa Ana", phone: null, owner: { userId: 4 } };
const READ = {
  businessId: "7",
  name: "Casa Ana",
  description: undefined,
  phone: undefined,
  website: undefined,
  picture: undefined,
  hours: undefined,
  owner: { userId: 4 },
};
const METRICS = { revenue: 12.5, customers: 3, orders: 4, locations: 1 };

const pathsOf = (sent: ReadonlyArray<Sent>) => sent.map(({ url }) => new URL(url).pathname);

const MISSING: ReadonlyArray<readonly [string, () => Response]> = [
  ["404", () => new Response("", { status: 404 })],
  ["405", () => new Response("", { status: 405 })],
  ["501", () => new Response("", { status: 501 })],
  [
    "an HTML page",
    () => new Response("<!doctype html><p>Hello", { headers: { "content-type": "text/html" } }),
  ],
];

it.effect.each(MISSING)(
  "D33, D34: where the first form gives %s, the second answers and is remembered",
  ([, missing]) => {
    const sent: Array<Sent> = [];
    const fetch = answering(sent, ({ url }) => {
      if (url.endsWith("/business/user/4")) return jsonAnswer(PROFILE);
      return url.endsWith("/business/7/metrics") ? jsonAnswer(METRICS) : missing();
    });
    return Effect.gen(function* () {
      const { metrics, profile } = yield* Business;
      expect([yield* profile(CHEF), yield* profile(CHEF)]).toEqual([READ, READ]);
      expect([yield* metrics(CHEF, id("7")), yield* metrics(CHEF, id("7"))]).toEqual([METRICS, METRICS]);
      expect(pathsOf(sent)).toEqual([
        "/api/v1/business/profile",
        "/api/v1/business/user/4",
        "/api/v1/business/user/4",
        "/api/v1/business/metrics",
        "/api/v1/business/7/metrics",
        "/api/v1/business/7/metrics",
      ]);
    }).pipe(Effect.provideService(BypassCache, true), Effect.provide(remoteOver({ fetch })));
  },
);

it.effect("D34, D71: a day of a series is read by its date, and one that cannot be read is not known", () => {
  const sums = { revenue: 12.5, customers: 3, orders: 4 };
  const series = [
    { date: "2026-11-20", ...sums },
    { date: "2026-11-21T00:00:00Z", ...sums },
    { date: "2026-1-2", ...sums },
    { date: "2026-02-30", ...sums },
    { date: "", ...sums },
    { date: null, ...sums },
    { date: "2026-11-22", revenue: 1 },
    null,
  ];
  const fetch = answering([], () => jsonAnswer({ ...sums, growth: 0, series }));
  return Effect.gen(function* () {
    const { analytics } = yield* Business;
    expect((yield* analytics(CHEF, "7d", "days")).series).toEqual([
      { date: "2026-11-20", ...sums },
      { date: "2026-11-21", ...sums },
    ]);
  }).pipe(Effect.provide(remoteOver({ fetch })));
});

it.effect.each([
  [400, { _tag: "Refused", message: "" }, 1],
  [401, { _tag: "Unauthorized" }, 1],
  [403, { _tag: "Forbidden" }, 1],
  [500, { _tag: "ServerFailed", serialization: false }, 2],
] as const)(
  "D31, D33: a first form that answers %i is not missing, and nothing else is asked",
  ([status, failure, tries]) => {
    const sent: Array<Sent> = [];
    const fetch = answering(sent, () => new Response("", { status }));
    return Effect.gen(function* () {
      expect(yield* Effect.flip((yield* Business).profile(CHEF))).toEqual(failure);
      expect(pathsOf(sent)).toEqual(Array.from({ length: tries }, () => "/api/v1/business/profile"));
    }).pipe(Effect.provide(remoteOver({ fetch })));
  },
);

it.effect("D33: where no form is there, the failure is the last one's", () => {
  const fetch = answering([], ({ url }) =>
    jsonAnswer({ message: `none at ${new URL(url).pathname}` }, { status: 404 }),
  );
  return Effect.gen(function* () {
    expect(yield* Effect.flip((yield* Business).profile(CHEF))).toEqual({
      _tag: "NotFound",
      message: "none at /api/v1/business/user/4",
    });
  }).pipe(Effect.provide(remoteOver({ fetch })));
});

it.effect.each([[{ success: false }], [{ success: false, message: null }]])(
  "§8: a failed sync that says %j has failed with the sentence of the specification",
  ([body]) =>
    Effect.gen(function* () {
      expect(yield* (yield* Google).sync(CHEF)).toEqual({
        success: false,
        message: "Failed to sync Google Business locations",
      });
    }).pipe(Effect.provide(remoteOver({ fetch: answering([], () => jsonAnswer(body)) }))),
);
