import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { layer } from "@effect/vitest";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { describe, expect } from "vitest";
import { compressSite } from "../../../src/server/site/compression.ts";
import { frontDoor } from "../../../src/server/front-door.ts";
import { claimPort } from "../../../src/server/listener.ts";
import { siteFiles } from "../../../src/server/site/site-files.ts";
import { staticSite } from "../../../src/server/site/static-site.ts";
import { request } from "../request.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const PAGE = "<!doctype html><title>Console</title>";
const ARABIC = '<!doctype html><html lang="ar" dir="rtl"><title>Console</title>';
const SCRIPT = "console.log('kitchen');\n".repeat(200);

class SitePort extends Context.Service<SitePort, number>()("test/SitePort") {}

/** A built site behind the front door, on a port of its own. */
const site = Layer.effect(
  SitePort,
  Effect.gen(function* () {
    const folder = yield* temporaryFolder({
      "index.html": PAGE,
      "pages/en.html": PAGE,
      "pages/ar.html": ARABIC,
      "favicon.svg": "<svg/>",
      "assets/main-1a2b.js": SCRIPT,
      "assets/small-3c4d.css": "a { color: red }\n".repeat(40),
      ".build-stamp": "stamp",
    });
    yield* Effect.promise(() => compressSite(folder));
    const listener = yield* claimPort("127.0.0.1", 0, "console");
    yield* listener.serve(
      frontDoor({
        isReady: listener.isReady,
        headers: { "X-Policy": "strict" },
        api: (_, response) => response.writeHead(418).end("api"),
        site: staticSite(yield* siteFiles(folder)),
      }),
    );
    return listener.port;
  }),
);

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  Effect.flatMap(SitePort, (port) => request(port, path, { headers, method }));

layer(site)("the built site", (it) => {
  describe("what is sent", () => {
    it.effect.each([
      { path: "/login?lng=ar", accepted: "en", page: ARABIC },
      { path: "/admin/users", accepted: "fr;q=0.3, ar-EG;q=0.8", page: ARABIC },
      { path: "/login?lng=<script>", accepted: "ar", page: ARABIC },
      { path: "/", accepted: "ar;q=0, en", page: PAGE },
      // A language without a page of its own, and none at all.
      { path: "/", accepted: "fr", page: PAGE },
      { path: "/", accepted: "", page: PAGE },
    ])("D47: the page in the language of the address, else of the browser: $path for $accepted", (asked) =>
      Effect.gen(function* () {
        const { headers, body } = yield* get(asked.path, { "accept-language": asked.accepted });
        expect(body.toString()).toBe(asked.page);
        expect([headers["content-type"], headers.vary]).toEqual([
          "text/html; charset=utf-8",
          "Accept-Language",
        ]);
      }),
    );

    it.effect("the page, never kept by anybody", () =>
      Effect.gen(function* () {
        const { status, headers, body } = yield* get("/");
        expect(status).toBe(200);
        expect(body.toString()).toBe(PAGE);
        expect(headers).toMatchObject({
          "content-type": "text/html; charset=utf-8",
          "cache-control": "no-store",
          "content-length": String(PAGE.length),
          "x-policy": "strict",
        });
      }),
    );

    it.effect("hashed assets, kept for a year", () =>
      Effect.gen(function* () {
        const { headers, body } = yield* get("/assets/main-1a2b.js");
        expect(body.toString()).toBe(SCRIPT);
        expect(headers).toMatchObject({
          "content-type": "text/javascript; charset=utf-8",
          "cache-control": "public, max-age=31536000, immutable",
          vary: "Accept-Encoding",
        });
      }),
    );

    it.effect("other files, asked for again each time", () =>
      Effect.gen(function* () {
        const { headers } = yield* get("/favicon.svg?v=2");
        expect(headers).toMatchObject({ "content-type": "image/svg+xml", "cache-control": "no-cache" });
      }),
    );

    it.effect("nothing but the headers for HEAD", () =>
      Effect.gen(function* () {
        const { status, headers, body } = yield* get("/assets/main-1a2b.js", {}, "HEAD");
        expect([status, headers["content-length"], body.byteLength]).toEqual([200, String(SCRIPT.length), 0]);
      }),
    );

    it.effect("304 for what the browser has", () =>
      Effect.gen(function* () {
        const { headers } = yield* get("/favicon.svg");
        const etag = headers.etag ?? "";
        expect(etag).toMatch(/^"[\w-]+"$/u);
        for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
          const again = yield* get("/favicon.svg", { "if-none-match": known });
          expect([again.status, again.body.byteLength]).toEqual([304, 0]);
        }
        // A star counts alone only.
        for (const other of ['"other"', '"one, *, more"', '"other", *'])
          expect((yield* get("/favicon.svg", { "if-none-match": other })).status).toBe(200);
      }),
    );
  });

  describe("compression", () => {
    const forms = [
      ["br, gzip", "br"],
      ["gzip, deflate, br, zstd", "br"],
      ["gzip", "gzip"],
      ["GZIP", "gzip"],
      ["br;q=0, gzip", "gzip"],
      ["br;q=0.5, gzip;q=0.9", "gzip"],
      ["*", "br"],
      ["*;q=0", undefined],
      ["identity", undefined],
      ["deflate", undefined],
      ["", undefined],
    ] as const;

    for (const [accepted, sent] of forms) {
      it.effect(`"${accepted}" gets ${sent ?? "the plain form"}`, () =>
        Effect.gen(function* () {
          const { headers, body } = yield* get("/assets/main-1a2b.js", { "accept-encoding": accepted });
          const plain =
            sent === "br" ? brotliDecompressSync(body) : sent === "gzip" ? gunzipSync(body) : body;
          expect(headers["content-encoding"]).toBe(sent);
          expect(headers["content-length"]).toBe(String(body.byteLength));
          expect(plain.toString()).toBe(SCRIPT);
        }),
      );
    }

    it.effect("gives every form its own ETag", () =>
      Effect.gen(function* () {
        const answers = yield* Effect.forEach(["br", "gzip", ""], (accepted) =>
          get("/assets/main-1a2b.js", { "accept-encoding": accepted }),
        );
        expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
      }),
    );

    it.effect("leaves small files alone", () =>
      Effect.gen(function* () {
        const { headers } = yield* get("/assets/small-3c4d.css", { "accept-encoding": "br, gzip" });
        expect([headers["content-encoding"], headers.vary]).toEqual([undefined, undefined]);
      }),
    );
  });

  describe("paths of the browser's router", () => {
    for (const path of ["/login", "/admin/users/42?page=2", "/admin/users/no.such.id", "/assets", "/api"]) {
      it.effect(`${path} is the page`, () =>
        Effect.gen(function* () {
          const { status, headers, body } = yield* get(path, { "sec-fetch-mode": "navigate" });
          expect([status, headers["cache-control"], body.toString()]).toEqual([200, "no-store", PAGE]);
        }),
      );
    }

    it.effect("a client that says nothing of navigation is taken at its Accept", () =>
      Effect.gen(function* () {
        const statuses = yield* Effect.forEach(
          [{}, { accept: "text/html" }, { accept: "*/*" }, { accept: "application/json" }],
          (headers) => Effect.map(get("/admin", headers), ({ status }) => status),
        );
        expect(statuses).toEqual([200, 200, 200, 404]);
      }),
    );

    it.effect("what a script asks for is never the page", () =>
      Effect.gen(function* () {
        expect((yield* get("/admin", { "sec-fetch-mode": "cors", accept: "*/*" })).status).toBe(404);
      }),
    );
  });

  describe("what is not there", () => {
    const missing = [
      "/assets/gone-5e6f.js",
      "/assets/gone",
      "/.build-stamp",
      "/.env",
      "/assets/main-1a2b.js.br",
      "/../package.json",
      "/../../etc/passwd",
      "/%2e%2e/%2e%2e/etc/passwd",
      "/..%2f..%2fetc%2fpasswd",
      "/..\\..\\etc\\passwd",
      "/assets/../../etc/passwd",
      "//etc/../../passwd",
    ];

    for (const path of missing) {
      it.effect(`${path} is 404`, () =>
        Effect.gen(function* () {
          const { status, headers, body } = yield* get(path, { "sec-fetch-mode": "navigate" });
          expect([status, body.toString()]).toEqual([404, "Not found\n"]);
          expect(headers).toMatchObject({ "cache-control": "no-store", "x-policy": "strict" });
        }),
      );
    }

    it.effect("a client that says nothing of navigation asks for files by name", () =>
      Effect.gen(function* () {
        const statuses = yield* Effect.forEach(["/missing.png", "/admin/report.pdf"], (path) =>
          Effect.map(get(path), ({ status }) => status),
        );
        expect(statuses).toEqual([404, 404]);
      }),
    );

    it.effect("a path that cannot be decoded is 400", () =>
      Effect.gen(function* () {
        expect((yield* get("/%ff")).status).toBe(400);
      }),
    );

    it.effect("nothing can be sent here", () =>
      Effect.gen(function* () {
        const { status, headers } = yield* get("/login", {}, "POST");
        expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
      }),
    );
  });

  it.effect("everything below /api/ goes to the backend, under the same headers", () =>
    Effect.gen(function* () {
      const { status, headers, body } = yield* get("/api/v1/health", {}, "DELETE");
      expect([status, headers["x-policy"], body.toString()]).toEqual([418, "strict", "api"]);
    }),
  );
});
