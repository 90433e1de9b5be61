import { REPORTS_PATH } from "../adapters/backend/http/policy-reports.ts";
import { emulatorOrigin } from "./emulator/address.ts";
import type { Identity } from "./settings/settings.ts";

const contentSecurityPolicy = (
  identity: Identity,
  development: boolean,
  imageOrigins: ReadonlyArray<string>,
): string => {
  const emulator = identity.kind === "emulator" ? [emulatorOrigin(identity.port)] : [];
  const signInPages = identity.kind === "firebase" ? [`https://${identity.authDomain}`] : emulator;
  const directives: Record<string, ReadonlyArray<string>> = {
    "default-src": ["'none'"],
    // Vite's development page starts with an inline script; the built one has none.
    "script-src": [
      "'self'",
      "https://apis.google.com",
      ...emulator,
      ...(development ? ["'unsafe-inline'"] : []),
    ],
    // Mantine injects style tags and style attributes.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", ...imageOrigins, "blob:", "data:"],
    "font-src": ["'self'"],
    "connect-src": [
      "'self'",
      "https://identitytoolkit.googleapis.com",
      "https://securetoken.googleapis.com",
      ...emulator,
    ],
    "frame-src": signInPages,
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "report-uri": [REPORTS_PATH],
    ...(development
      ? // Vite's page waits in a worker for a server that went away, and draws its errors as markup.
        { "worker-src": ["blob:"] }
      : // The names are those of the console's own policy and of Google's scripts.
        {
          "require-trusted-types-for": ["'script'"],
          "trusted-types": ["default", "gapi#gapi", "goog#html"],
        }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
};

/**
 * The headers that every answer carries, by name. In emulator mode the policy adds the emulator's origin, in
 * development what Vite's page needs.
 *
 * Strict-Transport-Security is left out: this server speaks plain HTTP and cannot know whether a proxy in front of
 * it speaks HTTPS for this host name; that proxy is the one to promise it.
 */
export const securityHeaders = (
  identity: Identity,
  development: boolean,
  imageOrigins: ReadonlyArray<string> = ["https:"],
): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": contentSecurityPolicy(identity, development, imageOrigins),
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
});
