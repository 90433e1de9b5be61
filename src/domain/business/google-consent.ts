import type { GoogleAuthorization } from "../business.ts";

const CONSENT_HOST = "accounts.google.com";

const isLoopback = (hostname: string): boolean =>
  hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/u.test(hostname);

/**
 * Whether a page may be opened for consent (D43, D54): Google's own or the sandbox of our own origin, by `https:`;
 * anything on loopback where the console itself is there.
 */
export const isConsentPage = ({ authUrl }: Pick<GoogleAuthorization, "authUrl">, own: URL): boolean => {
  if (!URL.canParse(authUrl, own.href)) return false;
  const page = new URL(authUrl, own.href);
  if (page.username !== "" || page.password !== "") return false;
  if (page.protocol === "https:" && (page.host === CONSENT_HOST || page.origin === own.origin)) {
    return true;
  }
  return /^https?:$/u.test(page.protocol) && isLoopback(page.hostname) && isLoopback(own.hostname);
};
