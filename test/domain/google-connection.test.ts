import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { googleReturnOf } from "../../src/domain/google-connection.ts";
import { isConsentPage } from "../../src/domain/business/google-consent.ts";

const at = (path: string): URL => new URL(path, "https://console.example");

describe("what comes back from consent (D8)", () => {
  test.each([
    ["/business?code=c&state=s", { _tag: "Allowed", state: "s", code: "c" }],
    ["/business/?code=c&state=s&scope=more", { _tag: "Allowed", state: "s", code: "c" }],
    ["/business?error=access_denied&state=s", { _tag: "Denied", state: "s" }],
    ["/business?error=&state=s", { _tag: "Denied", state: "s" }],
    ["/business?state=s", undefined],
    ["/business?code=c", undefined],
    ["/business?code=c&state=", undefined],
    ["/business?code=c&error=access_denied&state=s", undefined],
    ["/business/analytics?code=c&state=s", undefined],
    ["/admin?code=c&state=s", undefined],
    ["/business", undefined],
  ])("%s", (path, returned) => {
    expect(googleReturnOf(at(path))).toEqual(returned);
  });

  property.prop([fc.string({ minLength: 1 }), fc.string({ minLength: 1 })])(
    "whatever code and state were sent come back as they are",
    (code, state) => {
      const address = at("/business");
      address.searchParams.set("code", code);
      address.searchParams.set("state", state);
      const sent = { code: address.searchParams.get("code"), state: address.searchParams.get("state") };
      expect(googleReturnOf(address)).toEqual({ _tag: "Allowed", ...sent });
    },
  );
});

describe("where consent may be asked for (D43, D54)", () => {
  const live = new URL("https://console.example/business");
  const local = new URL("http://localhost:3000/business");

  test.each([
    ["https://accounts.google.com/o/oauth2/v2/auth?state=s", true, true],
    ["http://accounts.google.com/o/oauth2", false, false],
    ["https://accounts.google.com.evil.example/", false, false],
    ["https://accounts.google.com@evil.example/", false, false],
    ["https://user@accounts.google.com/", false, false],
    ["https://evil.example/", false, false],
    ["/api/sandbox/google/consent?state=s", true, true],
    ["//evil.example/consent", false, false],
    ["http://127.0.0.1:4000/consent", false, true],
    ["http://[::1]:4000/consent", false, true],
    ["http://localhost.evil.example/", false, false],
    ["javascript:alert(1)", false, false],
    ["data:text/html,hello", false, false],
    ["http://[", false, false],
  ])("%s: in production %s, on loopback %s", (authUrl, isFine, isFineHere) => {
    expect([isConsentPage({ authUrl }, live), isConsentPage({ authUrl }, local)]).toEqual([
      isFine,
      isFineHere,
    ]);
  });

  property.prop([fc.webUrl({ withQueryParameters: true })])("no other host is ever opened", (authUrl) => {
    const { host } = new URL(authUrl);
    expect(isConsentPage({ authUrl }, live)).toBe(
      host === "accounts.google.com" && authUrl.startsWith("https:"),
    );
  });
});
