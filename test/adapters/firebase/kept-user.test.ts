import { afterEach, describe, expect, test, vi } from "vitest";
import { forgetKept, keptUser, readKept } from "../../../src/adapters/firebase/kept-user.ts";

const NOON = Date.UTC(2026, 4, 4, 12);
const MINUTE = 60_000;

class Asked<A> extends EventTarget {
  readonly transaction = { abort: () => void this.dispatchEvent(new Event("error")) };
  readonly result: A;
  constructor(result: A, event = "success") {
    super();
    this.result = result;
    queueMicrotask(() => this.dispatchEvent(new Event(event)));
  }
}

const KEY = "firebase:authUser:key:[DEFAULT]";

/** The browser keeps `records`, if it gives them. */
const keeping = (records: Map<string, unknown>, opened = "success", stores = ["firebaseLocalStorage"]) => {
  const store = {
    get: (key: string) => new Asked(records.get(key)),
    delete: (key: string) => new Asked(records.delete(key)),
  };
  const database = {
    objectStoreNames: { contains: (name: string) => stores.includes(name) },
    transaction: () => ({ objectStore: () => store }),
    close: () => undefined,
  };
  vi.stubGlobal("indexedDB", { open: () => new Asked(database, opened) });
};

/** Who is kept, where the browser keeps `record` under the key of a project. */
const keptIn = async (record: unknown, apiKey = "key") => {
  keeping(new Map([[KEY, record]]));
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

  test("is nobody of another project", async () => {
    expect(await keptIn(record(NOON + 2 * MINUTE), "other")).toBeUndefined();
  });

  test.each([
    { where: "the SDK has no database", opened: "upgradeneeded", stores: [] },
    { where: "its database is empty", opened: "success", stores: [] },
  ])("is nobody where $where, and there is nobody to let go of", async ({ opened, stores }) => {
    keeping(new Map(), opened, stores);
    expect([await readKept("key"), await forgetKept("key", "ana")]).toEqual([undefined, undefined]);
  });

  test("is nobody where the browser has no database, and there is nobody to let go of", async () => {
    expect([await readKept("key"), await forgetKept("key", "ana")]).toEqual([undefined, undefined]);
  });

  test("is not known where the browser does not say, and nobody is let go of then", async () => {
    keeping(new Map([[KEY, record(NOON)]]), "error");
    await expect(readKept("key")).rejects.toThrow("The browser does not give what it keeps");
    await expect(forgetKept("key", "ana")).rejects.toThrow("The browser does not give what it keeps");
  });

  test.each([
    { who: "them", uid: "ana", left: [] },
    { who: "somebody else", uid: "ben", left: [KEY] },
  ])("is let go of where $who shall leave: $left stays", async ({ uid, left }) => {
    const records = new Map<string, unknown>([[KEY, record(NOON)]]);
    keeping(records);
    await forgetKept("key", uid);
    expect([...records.keys()]).toEqual(left);
  });
});
