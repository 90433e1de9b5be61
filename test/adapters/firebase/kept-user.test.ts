import { afterEach, describe, expect, test, vi } from "vitest";
import { keptUser } from "../../../src/adapters/firebase/kept-user.ts";

const NOON = Date.UTC(2026, 4, 4, 12);
const MINUTE = 60_000;

/** Who is kept, where the browser keeps a text under the key of a project. */
const keptIn = (text: string | null, { apiKey = "key", now = NOON } = {}) => {
  const getItem = (key: string): string | null => (key === "firebase:authUser:key:[DEFAULT]" ? text : null);
  vi.stubGlobal("localStorage", { getItem });
  const user = keptUser(apiKey, now);
  return user && { ...user.identity, token: user.token.revealed };
};

const record = (end: unknown, user: object = {}): string =>
  JSON.stringify({
    uid: "ana",
    email: "ana@kitchen.example",
    displayName: "Ana",
    stsTokenManager: { accessToken: "token", expirationTime: end },
    ...user,
  });

afterEach(() => void vi.unstubAllGlobals());

describe("P35: whom the browser keeps", () => {
  test("is told with their token", () => {
    expect(keptIn(record(NOON + 2 * MINUTE))).toEqual({
      uid: "ana",
      email: "ana@kitchen.example",
      displayName: "Ana",
      token: "token",
    });
  });

  test("may have neither address nor name", () => {
    expect(keptIn(record(NOON + 2 * MINUTE, { email: null, displayName: null }))).toEqual({
      uid: "ana",
      email: "",
      token: "token",
    });
  });

  test.each([
    { what: "a token that ends within the minute", kept: record(NOON + MINUTE) },
    { what: "a token without an end", kept: record(undefined) },
    { what: "no token", kept: record(NOON + 2 * MINUTE, { stsTokenManager: {} }) },
    { what: "nobody's token", kept: record(NOON + 2 * MINUTE, { uid: null }) },
    { what: "a text", kept: '"ana"' },
    { what: "what was cut off", kept: record(NOON + 2 * MINUTE).slice(0, -1) },
    { what: "nothing", kept: null },
  ])("is nobody where it keeps $what", ({ kept }) => {
    expect(keptIn(kept)).toBeUndefined();
  });

  test("is nobody any more once their token has ended", () => {
    const kept = record(NOON + 2 * MINUTE);
    expect(keptIn(kept)?.uid).toBe("ana");
    expect(keptIn(kept, { now: NOON + MINUTE })).toBeUndefined();
  });

  test("is nobody of another project, nor where the browser does not give what it keeps", () => {
    expect(keptIn(record(NOON + 2 * MINUTE), { apiKey: "other" })).toBeUndefined();
    const getItem = () => {
      throw new DOMException("Not allowed", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem });
    expect(keptUser("key", NOON)).toBeUndefined();
  });
});
