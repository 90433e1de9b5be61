import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as FetchHttpClient from "effect/http/FetchHttpClient";
import type { HttpClientError } from "effect/http/HttpClientError";
import * as HttpClientRequest from "effect/http/HttpClientRequest";
import type { HttpClientResponse } from "effect/http/HttpClientResponse";
import { beforeEach, describe, vi } from "vitest";
import { transport } from "../../../src/adapters/remote/transport.ts";
import type { RemoteFailure } from "../../../src/domain/remote-failure.ts";
import { ORIGIN } from "../fixtures-backend.ts";
import { answering, type Sent } from "../fixtures-remote.ts";

const MEBIBYTE = 1024 * 1024;
const LIMIT = 16 * MEBIBYTE;

beforeEach(() => {
  vi.stubGlobal("location", new URL("/admin/users/7/edit?page=2#top", ORIGIN));
});

const request = HttpClientRequest.post("/api/v1/kitchen/createKitchen").pipe(
  HttpClientRequest.setHeader("Accept", "application/json"),
  HttpClientRequest.bodyJsonUnsafe({ nombre: "Ñam" }),
);

const executed = (
  fetch: typeof globalThis.fetch,
): Effect.Effect<HttpClientResponse, HttpClientError | RemoteFailure> =>
  Effect.flatMap(transport, (client) => client.execute(request)).pipe(
    Effect.provideService(FetchHttpClient.Fetch, fetch),
  );

const text = (fetch: typeof globalThis.fetch) => Effect.flatMap(executed(fetch), (response) => response.text);

/** A body that is made as it is read; says how much of it was, and whether the reader gave up. */
const madeOnDemand = (chunks: ReadonlyArray<Uint8Array> | "endless" | "broken") => {
  const made = { bytes: 0, cancelled: false };
  const rest = Array.isArray(chunks) ? [...chunks] : [];
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const chunk = chunks === "endless" ? new Uint8Array(MEBIBYTE) : rest.shift();
        if (chunk !== undefined) {
          made.bytes += chunk.byteLength;
          controller.enqueue(chunk);
        } else if (chunks === "broken") controller.error(new TypeError("terminated"));
        else controller.close();
      },
      cancel: () => {
        made.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, made };
};

const fetchOf =
  (answer: () => Response): typeof globalThis.fetch =>
  async () =>
    answer();

describe("D24: what leaves the browser", () => {
  it.effect("§7, D24: an address of our own origin, no cookies, no redirects, X-Requested-With", () => {
    const sent: Array<Sent> = [];
    return Effect.gen(function* () {
      yield* executed(answering(sent, () => new Response("{}")));
      expect(sent.map(({ signal: _, ...rest }) => rest)).toEqual([
        {
          method: "POST",
          url: "http://console.test/api/v1/kitchen/createKitchen",
          headers: {
            accept: "application/json",
            "content-type": "application/json",
            "x-requested-with": "XMLHttpRequest",
          },
          body: '{"nombre":"Ñam"}',
          redirect: "error",
          credentials: "omit",
        },
      ]);
    });
  });

  it.effect("D21, D24: no trace headers, not even within a span", () => {
    const sent: Array<Sent> = [];
    return Effect.gen(function* () {
      yield* executed(answering(sent, () => new Response("{}"))).pipe(Effect.withSpan("saving a kitchen"));
      expect(sent.map(({ headers }) => Object.keys(headers).sort())).toEqual([
        ["accept", "content-type", "x-requested-with"],
      ]);
    });
  });

  it.effect.each(["https://kitchen.example/", "https://kitchen.example:8443/business?code=1&state=2#x"])(
    "§9, D24: on the page %s the request goes to that origin",
    (page) => {
      vi.stubGlobal("location", new URL(page));
      const sent: Array<Sent> = [];
      return Effect.gen(function* () {
        yield* executed(answering(sent, () => new Response("{}")));
        expect(sent.map(({ url }) => url)).toEqual([`${new URL(page).origin}/api/v1/kitchen/createKitchen`]);
      });
    },
  );
});

describe("§8: what comes back", () => {
  it.effect.each([
    { what: "a text", answer: () => new Response("Ñam"), read: "Ñam" },
    { what: "201", answer: () => new Response("created", { status: 201 }), read: "created" },
    { what: "an empty text", answer: () => new Response(""), read: "" },
    { what: "no body", answer: () => new Response(null, { status: 204 }), read: "" },
  ])("§7: a success is read whole: $what", ({ answer, read }) =>
    Effect.gen(function* () {
      expect(yield* text(fetchOf(answer))).toBe(read);
    }),
  );

  it.effect("§7, D34: every success is the contract's, by whichever number; its headers stay", () =>
    Effect.gen(function* () {
      const answer = () => new Response("[]", { status: 203, headers: { "X-Total-Count": "7" } });
      const { headers, status } = yield* executed(fetchOf(answer));
      expect([status, headers["x-total-count"]]).toEqual([200, "7"]);
    }),
  );

  it.effect.each([
    { status: 401, init: {}, failure: { _tag: "Unauthorized" } },
    { status: 404, init: {}, failure: { _tag: "NotFound", message: "No such kitchen" } },
    { status: 302, init: { Location: "/login" }, failure: { _tag: "Refused", message: "No such kitchen" } },
    { status: 429, init: { "Retry-After": "7" }, failure: { _tag: "RateLimited", retryAfterSeconds: 7 } },
    { status: 503, init: {}, failure: { _tag: "ServerFailed", serialization: false } },
    {
      status: 503,
      // The test's clock stands at the beginning of 1970.
      init: { "Retry-After": "Thu, 01 Jan 1970 00:02:00 GMT" },
      failure: { _tag: "ServerFailed", serialization: false, retryAfterSeconds: 120 },
    },
  ])("§8: $status is a failure with what its body and headers say", ({ status, init, failure }) =>
    Effect.gen(function* () {
      const answer = () => new Response("No such kitchen", { status, headers: new Headers(init) });
      expect(yield* Effect.flip(executed(fetchOf(answer)))).toEqual(failure);
    }),
  );

  it.effect("§8: no answer at all is the transport's failure", () =>
    Effect.gen(function* () {
      const failure = yield* Effect.flip(executed(() => Promise.reject(new TypeError("Failed to fetch"))));
      expect(failure._tag === "HttpClientError" && failure.reason._tag).toBe("TransportError");
    }),
  );

  it.effect.each([200, 404, 500])("D31, D38: a body of %i that breaks off is like no answer", (status) =>
    Effect.gen(function* () {
      const { body } = madeOnDemand("broken");
      expect(yield* Effect.flip(executed(fetchOf(() => new Response(body, { status }))))).toEqual({
        _tag: "Unreachable",
      });
    }),
  );

  it.effect("§9: a body of 16 MiB is read to its last byte", () =>
    Effect.gen(function* () {
      const chunks = Array.from({ length: 32 }, () => new Uint8Array(LIMIT / 32).fill(0x61));
      const { body } = madeOnDemand(chunks);
      const read = yield* text(fetchOf(() => new Response(body)));
      expect([read.length, new Set(read).size]).toEqual([LIMIT, 1]);
    }),
  );

  it.effect("§9: a body of one byte more is unreadable", () =>
    Effect.gen(function* () {
      const { body } = madeOnDemand([new Uint8Array(LIMIT), new Uint8Array(1)]);
      expect(yield* Effect.flip(executed(fetchOf(() => new Response(body))))).toEqual({ _tag: "Unreadable" });
    }),
  );

  it.effect.each([200, 404, 500])("§9: an endless body of %i is cut off and not read on", (status) =>
    Effect.gen(function* () {
      const { body, made } = madeOnDemand("endless");
      expect(yield* Effect.flip(executed(fetchOf(() => new Response(body, { status }))))).toEqual({
        _tag: "Unreadable",
      });
      expect(made).toEqual({ bytes: LIMIT + MEBIBYTE, cancelled: true });
    }),
  );
});
