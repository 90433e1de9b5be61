import { layer } from "@effect/vitest";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { expect } from "vitest";
import { identityEmulator } from "../../../src/server/emulator/identity-emulator.ts";

class Origin extends Context.Service<Origin, string>()("test/Origin") {}

const start = identityEmulator({ port: 0, projectId: "demo-console", accounts: [] });

const asked = (path: string, request?: RequestInit) =>
  Effect.flatMap(Origin, (origin) =>
    Effect.promise(async () => {
      const response = await fetch(`${origin}${path}`, request);
      return { status: response.status, headers: response.headers, text: await response.text() };
    }),
  );

const signInWithGoogle = (email: string, padding = "") => {
  const claims = JSON.stringify({ sub: email, email, email_verified: true, name: padding });
  const postBody = new URLSearchParams({ id_token: claims, providerId: "google.com" }).toString();
  return asked("/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=demo", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ postBody, requestUri: "http://localhost", returnSecureToken: true }),
  });
};

layer(Layer.effect(Origin, start))("the emulator's Google popup", (it) => {
  it.effect("offers what the page and the popup's frame need, and asks nobody else for it", () =>
    Effect.gen(function* () {
      const standIn = yield* asked("/emulator/auth/stand-in.js");
      expect([standIn.status, standIn.headers.get("content-type")]).toEqual([
        200,
        "text/javascript; charset=utf-8",
      ]);
      const frame = yield* asked("/emulator/auth/iframe?apiKey=demo&appName=x");
      expect([frame.status, frame.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
      expect(standIn.text + frame.text).not.toMatch(/https?:/u);
    }),
  );

  it.effect("the chooser loads nothing from elsewhere", () =>
    Effect.gen(function* () {
      const chooser = yield* asked("/emulator/auth/handler?apiKey=demo&providerId=google.com");
      expect([chooser.status, chooser.headers.get("content-security-policy")]).toEqual([
        200,
        "default-src 'unsafe-inline'",
      ]);
    }),
  );

  it.effect("lets an account in, however long its request is", () =>
    Effect.gen(function* () {
      for (const padding of ["", "x".repeat(90_000)]) {
        const { status, text } = yield* signInWithGoogle("cook@example.com", padding);
        expect([status, JSON.parse(text).email]).toEqual([200, "cook@example.com"]);
      }
    }),
  );

  it.effect("P8: answers the sentinel's account as a project in which Google is switched off", () =>
    Effect.gen(function* () {
      const { status, text, headers } = yield* signInWithGoogle("sentinel-google-disabled@example.com");
      expect([status, JSON.parse(text).error.message, headers.get("access-control-allow-origin")]).toEqual([
        400,
        "OPERATION_NOT_ALLOWED",
        "*",
      ]);
    }),
  );
});
