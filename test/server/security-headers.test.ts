import { expect, test } from "vitest";
import { securityHeaders } from "../../src/server/security-headers.ts";

const EMULATOR = { kind: "emulator", projectId: "demo-console", port: 9099 } as const;
const PROJECT = {
  kind: "firebase",
  apiKey: "key",
  authDomain: "kitchen.example.com",
  projectId: "kitchen-1234",
} as const;

const policy = (...directives: ReadonlyArray<string>) => directives.join("; ");

const TRUSTED_TYPES = ["require-trusted-types-for 'script'", "trusted-types default gapi#gapi goog#html"];

const OTHERS = {
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

test("the headers beside a real project", () => {
  expect(securityHeaders(PROJECT, false)).toEqual({
    ...OTHERS,
    "Content-Security-Policy": policy(
      "default-src 'none'",
      "script-src 'self' https://apis.google.com",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' https: blob: data:",
      "font-src 'self'",
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
      "frame-src https://kitchen.example.com",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "report-uri /api/policy-reports",
      ...TRUSTED_TYPES,
    ),
  });
});

test("the headers beside the emulator", () => {
  expect(securityHeaders(EMULATOR, false)).toEqual({
    ...OTHERS,
    "Content-Security-Policy": policy(
      "default-src 'none'",
      "script-src 'self' https://apis.google.com http://127.0.0.1:9099",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' https: blob: data:",
      "font-src 'self'",
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com http://127.0.0.1:9099",
      "frame-src http://127.0.0.1:9099",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "report-uri /api/policy-reports",
      ...TRUSTED_TYPES,
    ),
  });
});

test("pictures come from the console itself and from what a setting names, and from nowhere else", () => {
  const images = (headers: Readonly<Record<string, string>>) =>
    headers["Content-Security-Policy"]?.split("; ").find((directive) => directive.startsWith("img-src"));
  expect(images(securityHeaders(PROJECT, false, ["https://images.example"]))).toBe(
    "img-src 'self' https://images.example blob: data:",
  );
});

test("development adds Vite's inline script and its worker and lets Vite draw its errors, and nothing else", () => {
  const built = securityHeaders(EMULATOR, false)["Content-Security-Policy"];
  expect(securityHeaders(EMULATOR, true)["Content-Security-Policy"]).toBe(
    `${built
      ?.replace("127.0.0.1:9099;", "127.0.0.1:9099 'unsafe-inline';")
      .replace(policy("", ...TRUSTED_TYPES), "")}; worker-src blob:`,
  );
});
