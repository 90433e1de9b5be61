import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Schema from "effect/Schema";
import * as Scope from "effect/Scope";
import { tracesTo } from "../../../src/server/traces.ts";
import { exchange } from "../asked.ts";
import { seededAnywhere } from "../database-image.ts";
import { tokensOf } from "../fixtures-backend.ts";
import { emulatorToken } from "../fixtures-tokens.ts";
import { askAt, listeningBackend } from "./node-backend.ts";

const USERS = 9;

/** A collector of this machine that keeps what it is sent, until the scope closes. */
const collector = Effect.acquireRelease(
  Effect.promise(async () => {
    const sent: Array<string> = [];
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        sent.push(body);
        response.setHeader("Content-Type", "application/json").end("{}");
      });
    });
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    return {
      sent,
      server,
      origin: `http://127.0.0.1:${typeof address === "object" ? address?.port : address}`,
    };
  }),
  ({ server }) => Effect.sync(() => void server.close()),
);

const Traces = Schema.fromJsonString(
  Schema.Struct({
    resourceSpans: Schema.Array(
      Schema.Struct({
        scopeSpans: Schema.Array(
          Schema.Struct({
            spans: Schema.Array(
              Schema.Struct({
                name: Schema.String,
                attributes: Schema.Array(Schema.Struct({ key: Schema.String, value: Schema.Unknown })),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
);

it.live("traces tell of calls by their templates, and of nobody", () =>
  Effect.gen(function* () {
    const { origin, sent } = yield* collector;
    const scope = yield* Scope.make();
    const tracer = yield* Scope.provide(tracesTo(origin), scope);
    const backend = yield* listeningBackend({
      database: yield* seededAnywhere(USERS),
      sampleUsers: USERS,
      tracer,
    }).pipe(Scope.provide(scope), Effect.orDie);
    const { accessToken: token } = tokensOf(yield* askAt(backend, exchange(emulatorToken("sample-admin"))));
    yield* askAt(backend, { method: "GET", path: "/api/v1/user/4?hidden=hidden", token });
    yield* askAt(backend, { method: "GET", path: "/api/v1/search/users?query=secret", token });
    yield* askAt(backend, {
      method: "POST",
      path: `/api/v1/authentication/createUser/2000-01-01/hidden%40kitchen.example/hidden/2/${emulatorToken("hidden")}`,
    });
    yield* askAt(backend, { method: "POST", path: "/api/v1/tribe/createTribe", token, body: "secret" });
    yield* Scope.close(scope, Exit.void);
    const spans = sent.flatMap((body) =>
      Schema.decodeSync(Traces)(body).resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap((each) => each.spans),
      ),
    );
    const routes = spans.flatMap(({ attributes }) =>
      attributes.filter(({ key }) => key === "http.route").map(({ value }) => value),
    );
    expect(routes).toContainEqual({ stringValue: "/api/v1/user/:id" });
    expect(new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)))).toEqual(
      new Set(["http.request.method", "http.response.status_code", "http.route", "db.system.name"]),
    );
    expect(sent.join("\n")).not.toMatch(/secret|hidden|127\.0\.0\.1|kitchen\.example|eyJ/u);
  }).pipe(Effect.scoped),
);
