import { afterEach, describe, expect, test, vi } from "vitest";
import { keptUser, readKept } from "../../../src/adapters/firebase/kept-user.ts";

const NOON = Date.UTC(2026, 4, 4, 12);
const MINUTE = 60_000;

class Asked<A> extends EventTarget {
  readonly transaction = { abort: () => undefined };
  readonly result: A;
  constructor(result: A, event = "success") {
    super();
    this.result = result;
    queueMicrotask(() => this.dispatchEvent(new Event(event)));
  }
}

/** Who is kept, where the browser keeps `record` under the key of a project. */
const keptIn = async (record: unknown, apiKey = "key", opened = "success") => {
  const get = (key: string): Asked<unknown> =>
    new Asked(key === "firebase:authUser:key:[DEFAULT]" ? record : undefined);
  const database = { transaction: () => ({ objectStore: () => ({ get }) }), close: () => undefined };
  vi.stubGlobal("indexedDB", { open: () => new Asked(database, opened) });
  const user = keptUser(await readKept(apiKey), NOON);
  return user && { ...user.identity, token: user.token.revealed };
};

const record = (end: unknown, value: object = {}) => ({
  value: {
    uid: "ana",
    email: "ana@kitchen.example",
    displayName: "Ana",
    stsTokenManager: { accessToken: "token", expirationTime: end },
    ...value,
  },
});

afterEach(() => void vi.unstubAllGlobals());

describe("P35: whom the browser keeps", () => {
  test("is told with their token", async () => {
    expect(await keptIn(record(NOON + 2 * MINUTE))).toEqual({
      uid: "ana",
      email: "ana@kitchen.example",
      displayName: "Ana",
      token: "token",
    });
  });

  test("may have neither address nor name", async () => {
    expect(await keptIn(record(NOON + 2 * MINUTE, { email: null, displayName: null }))).toEqual({
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
    { what: "a text", kept: "ana" },
    { what: "nothing", kept: undefined },
  ])("is nobody where it keeps $what", async ({ kept }) => {
    expect(await keptIn(kept)).toBeUndefined();
  });

  test("is nobody any more once their token has ended", () => {
    const kept = record(NOON + 2 * MINUTE);
    expect(keptUser(kept, NOON)?.identity.uid).toBe("ana");
    expect(keptUser(kept, NOON + MINUTE)).toBeUndefined();
  });

  test("is nobody of another project, nor where the browser does not give what it keeps", async () => {
    expect(await keptIn(record(NOON + 2 * MINUTE), "other")).toBeUndefined();
    expect(await keptIn(record(NOON + 2 * MINUTE), "key", "error")).toBeUndefined();
  });
});
