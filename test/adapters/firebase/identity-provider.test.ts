import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Confidential } from "../../../src/domain/confidential.ts";
import type { KeptUser } from "../../../src/adapters/firebase/kept-user.ts";
import { IdentityProvider } from "../../../src/domain/ports/identity-provider.ts";

interface Person {
  readonly uid: string;
  readonly email: string;
  displayName: string | null;
  readonly getIdToken: () => Promise<string>;
}
const person = (uid: string): Person => ({
  uid,
  email: `${uid}@kitchen.example`,
  displayName: null,
  getIdToken: async () => `token of ${uid}`,
});
class FirebaseError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const ANA = person("ana");
const BEN = person("ben");

const KEPT: KeptUser = {
  identity: { uid: "ana", email: ANA.email, displayName: "Ana" },
  token: new Confidential("kept token of ana"),
};

/**
 * The SDK, which lets in at the door whoever a test says, when it says so. Where a test keeps somebody, it knows who is
 * there once the test says so; else at once.
 */
const sdk = async (
  kept?: KeptUser,
  {
    isTaken = false,
    silences = 0,
    left,
    isOutdated = false,
  }: { isTaken?: boolean; silences?: number; left?: string; isOutdated?: boolean } = {},
) => {
  const known = Promise.withResolvers<void>();
  if (kept === undefined) known.resolve();
  const cameIn = Promise.withResolvers<{ readonly user: Person }>();
  const naming = Promise.withResolvers<void>();
  const changed: Array<string> = [];
  const forgotten: Array<string> = [];
  let silencesLeft = silences;
  let leaving = left;
  let tell: (user: Person | null) => void = () => undefined;
  const auth: { currentUser: Person | null; readonly authStateReady: () => Promise<void> } = {
    currentUser: null,
    authStateReady: () => known.promise,
  };
  vi.resetModules();
  vi.doMock("../../../src/adapters/firebase/kept-user.ts", () => ({
    readKept: async () => {
      silencesLeft -= 1;
      if (silencesLeft >= 0) throw new Error("The browser does not say whom it keeps");
      return kept !== undefined && forgotten.includes(kept.identity.uid) ? undefined : kept;
    },
    keptUser: (record: unknown) => record,
    forgetKept: async (_: string, uid: string) => {
      silencesLeft -= 1;
      if (silencesLeft >= 0) throw new Error("The browser does not say whom it keeps");
      forgotten.push(uid);
    },
  }));
  vi.doMock("firebase/app", () => ({
    FirebaseError,
    initializeApp: (_: unknown, name = "main") => name,
  }));
  vi.doMock("firebase/auth", () => ({
    browserPopupRedirectResolver: {},
    GoogleAuthProvider: class {
      setCustomParameters(): this {
        return this;
      }
    },
    EmailAuthProvider: { PROVIDER_ID: "password" },
    indexedDBLocalPersistence: {},
    inMemoryPersistence: {},
    initializeAuth: (app: string) => (app === "main" ? auth : { currentUser: null }),
    connectAuthEmulator: () => undefined,
    onIdTokenChanged: (_: unknown, told: (user: Person | null) => void) => {
      tell = told;
      return () => undefined;
    },
    signInWithEmailAndPassword: () => cameIn.promise,
    signInWithPopup: () => cameIn.promise,
    createUserWithEmailAndPassword: async () => {
      if (isTaken) throw new FirebaseError("auth/email-already-in-use");
      return cameIn.promise;
    },
    updateProfile: (user: Person, { displayName }: { displayName: string }) =>
      naming.promise.then(() => void (user.displayName = displayName)),
    updatePassword: async (user: Person, next: string) => void changed.push(`${user.uid}: ${next}`),
    updateCurrentUser: async (_: unknown, user: Person) => void (auth.currentUser = user),
    sendEmailVerification: async () => undefined,
    signOut: async () => void (auth.currentUser = null),
  }));
  const { identityProviderFirebase } = await import("../../../src/adapters/firebase/identity-provider.ts");
  const layer = identityProviderFirebase(
    { apiKey: "key", authDomain: "kitchen.example", projectId: "kitchen", emulatorUrl: undefined },
    {
      uid: () => leaving,
      begin: (uid) => void (leaving = uid),
      end: () => void (leaving = undefined),
    },
    async () => isOutdated,
  );
  const provider = await Effect.runPromise(Effect.provide(Effect.service(IdentityProvider), layer));
  const asked = (): Promise<void> => Effect.runPromise(provider.verifyAddress());
  if (kept === undefined) await asked();
  return {
    provider,
    changed,
    forgotten,
    leaving: () => leaving,
    /** Says who is there with a fresh token. */
    tell: (user: Person | null) => tell(user),
    comeIn: (user: Person) => cameIn.resolve({ user }),
    name: () => naming.resolve(),
    isThere: () => auth.currentUser?.uid,
    become: (user: Person) => void (auth.currentUser = user),
    /** The provider has said who is there. */
    know: async (user: Person | null) => {
      auth.currentUser = user;
      known.resolve();
      await asked();
    },
  };
};

afterEach(() => {
  vi.doUnmock("../../../src/adapters/firebase/kept-user.ts");
  vi.doUnmock("firebase/app");
  vi.doUnmock("firebase/auth");
});

const ATTEMPTS = ["signInWithEmail", "signInWithGoogle", "register"] as const;

describe("P35: who was here last time", () => {
  test("counts at once, with the token that is kept", async () => {
    const { provider } = await sdk(KEPT);
    expect(await Effect.runPromise(provider.restore())).toEqual(KEPT.identity);
    expect((await Effect.runPromise(provider.idToken()))?.token.revealed).toBe("kept token of ana");
  });

  test("counts no longer once the provider has said who is there", async () => {
    const { know, provider } = await sdk(KEPT);
    await know(BEN);
    expect(await Effect.runPromise(provider.restore())).toEqual({ uid: "ben", email: BEN.email });
    const idToken = await Effect.runPromise(provider.idToken());
    expect([idToken?.uid, idToken?.token.revealed]).toEqual(["ben", "token of ben"]);
  });

  test("is nobody where the provider knows nobody", async () => {
    const { know, provider } = await sdk(KEPT);
    await know(null);
    expect(await Effect.runPromise(provider.restore())).toBeUndefined();
    expect(await Effect.runPromise(provider.idToken())).toBeUndefined();
  });

  test("has their page before the provider is asked about them, a second later", async () => {
    const { know, provider, tell } = await sdk(KEPT);
    vi.useFakeTimers();
    const seen: Array<string | undefined> = [];
    const watching = Effect.runPromise(provider.watch((identity) => void seen.push(identity?.uid)));
    await vi.advanceTimersByTimeAsync(999);
    tell(BEN);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await know(ANA);
    await watching;
    tell(ANA);
    expect(seen).toEqual(["ana"]);
  });

  test("is signed out without the provider while it was not asked about them", async () => {
    const { forgotten, isThere, provider } = await sdk(KEPT);
    await Effect.runPromise(provider.signOut("ana"));
    expect([isThere(), forgotten]).toEqual([undefined, ["ana"]]);
  });

  test("is signed out although the provider has not said yet who is there", async () => {
    const { forgotten, isThere, know, provider } = await sdk(KEPT);
    vi.useFakeTimers();
    const watching = Effect.runPromise(provider.watch(() => undefined));
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    const leaving = Effect.runPromise(provider.signOut("ana"));
    await know(ANA);
    await Promise.all([watching, leaving]);
    expect([isThere(), forgotten[0]]).toEqual([undefined, "ana"]);
  });

  test("is signed out by the provider where the browser does not let go of them", async () => {
    const { isThere, know, provider } = await sdk(KEPT, { silences: 9 });
    const leaving = Effect.runPromise(provider.signOut("ana"));
    await know(ANA);
    await leaving;
    expect(isThere()).toBeUndefined();
  });

  test("is let go of before anybody reads them where the last page was closed over their signing out", async () => {
    vi.useFakeTimers();
    const { forgotten, know, leaving, provider } = await sdk(KEPT, { left: "ana", silences: 2 });
    const restored = Effect.runPromise(provider.restore());
    await vi.advanceTimersByTimeAsync(750);
    vi.useRealTimers();
    await know(null);
    expect([await restored, forgotten, leaving()]).toEqual([undefined, ["ana"], undefined]);
  });

  test("is there again once they come in, although letting go of them has not worked", async () => {
    vi.useFakeTimers();
    const { comeIn, know, leaving, provider } = await sdk(KEPT, { left: "ana", silences: 9 });
    const signingIn = Effect.runPromise(provider.signInWithEmail(ANA.email, new Confidential("password")));
    await vi.advanceTimersByTimeAsync(3_750);
    vi.useRealTimers();
    comeIn(ANA);
    await know(null);
    await signingIn;
    expect(leaving()).toBeUndefined();
  });

  test("is noted as leaving until both the browser and the provider have let go of them", async () => {
    const { forgotten, know, leaving, provider } = await sdk(KEPT, { silences: 1 });
    const signingOut = Effect.runPromise(provider.signOut("ana"));
    expect(leaving()).toBe("ana");
    await know(ANA);
    await signingOut;
    expect([leaving(), forgotten]).toEqual([undefined, []]);
  });

  test("is asked for again where the browser does not say whom it keeps", async () => {
    const { provider } = await sdk(KEPT, { silences: 4 });
    vi.useFakeTimers();
    const restored = Effect.runPromise(provider.restore());
    await vi.advanceTimersByTimeAsync(3_750);
    vi.useRealTimers();
    expect(await restored).toEqual(KEPT.identity);
  });

  test("is up to the provider where the browser goes on not saying whom it keeps", async () => {
    const { know, provider } = await sdk(KEPT, { silences: 9 });
    vi.useFakeTimers();
    const restored = Effect.runPromise(provider.restore());
    await vi.advanceTimersByTimeAsync(3_750);
    vi.useRealTimers();
    await know(BEN);
    expect((await restored)?.uid).toBe("ben");
  });

  test("D28: stays out for good whom another tab signed out, and not who signs in after that", async () => {
    const { comeIn, isThere, know, provider } = await sdk(KEPT);
    vi.useFakeTimers();
    const watching = Effect.runPromise(provider.watch(() => undefined));
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    await Effect.runPromise(provider.signedOutElsewhere("ana"));
    comeIn(ANA);
    await Effect.runPromise(provider.signInWithEmail("ana@kitchen.example", new Confidential("password")));
    await know(ANA);
    await watching;
    expect(isThere()).toBe("ana");
  });

  test.each([
    { whom: "them", uid: "ana", left: undefined },
    { whom: "everybody", uid: undefined, left: undefined },
    { whom: "somebody else", uid: "ben", left: "ana" },
  ])("D28: who is there after another tab has signed $whom out meanwhile: $left", async ({ uid, left }) => {
    const { isThere, know, provider } = await sdk(KEPT);
    vi.useFakeTimers();
    const watching = Effect.runPromise(provider.watch(() => undefined));
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    await Effect.runPromise(provider.signedOutElsewhere(uid));
    await know(ANA);
    await watching;
    const restored = await Effect.runPromise(provider.restore());
    expect([isThere(), restored?.uid]).toEqual([left, left]);
  });
});

describe("P54: what the SDK asks about somebody", () => {
  afterEach(() => void vi.unstubAllGlobals());

  test.each(["signOut", "signedOutElsewhere"] as const)("ends with %s, so that it lets go", async (leave) => {
    const { know, provider } = await sdk(KEPT);
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    vi.useFakeTimers();
    const watching = Effect.runPromise(provider.watch(() => undefined));
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    const claims = btoa(JSON.stringify({ user_id: "ana" })).replaceAll("=", "");
    let verdict: number | undefined;
    void fetch("https://provider.example/v1/accounts:lookup?key=key", {
      method: "POST",
      body: JSON.stringify({ idToken: `head.${claims}.signature` }),
    }).then(({ status }) => void (verdict = status));
    const leaving = Effect.runPromise(provider[leave]("ana"));
    await know(null);
    await Promise.all([watching, leaving]);
    expect(verdict).toBe(400);
  });
});

describe("the SDK", () => {
  const missing = async (isOutdated = false) => {
    const outside = await sdk(KEPT, { isOutdated });
    vi.doMock("../../../src/adapters/firebase/accounts/accounts.ts", () => {
      throw new Error("offline");
    });
    const reset = outside.provider.resetPassword("ana@kitchen.example");
    return { ...outside, reset: () => Effect.runPromise(Effect.flip(reset)) };
  };
  afterEach(() => void vi.doUnmock("../../../src/adapters/firebase/accounts/accounts.ts"));

  test("that does not come is a network that failed", async () => {
    const { reset } = await missing();
    expect(await reset()).toEqual({ _tag: "NetworkFailed" });
  });

  test("that has gone with the version of the page is none", async () => {
    const { reset } = await missing(true);
    expect(await reset()).toEqual({ _tag: "PageOutdated" });
  });

  test("that did not come is asked for again by who watches, half a minute later", async () => {
    const { know, provider, reset, tell } = await missing();
    await reset();
    vi.useFakeTimers();
    const seen: Array<string | undefined> = [];
    const watching = Effect.runPromise(provider.watch((identity) => void seen.push(identity?.uid)));
    await vi.advanceTimersByTimeAsync(30_999);
    vi.doUnmock("../../../src/adapters/firebase/accounts/accounts.ts");
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await know(ANA);
    await watching;
    tell(ANA);
    expect(seen).toEqual(["ana"]);
  });
});

describe("D56: an attempt to sign in", () => {
  const begun = async (attempt: (typeof ATTEMPTS)[number]) => {
    const outside = await sdk();
    const { provider } = outside;
    const ways = {
      signInWithEmail: () => provider.signInWithEmail("ana@kitchen.example", new Confidential("secret")),
      signInWithGoogle: () => provider.signInWithGoogle(),
      register: () => provider.register("ana@kitchen.example", new Confidential("secret"), undefined),
    };
    return { ...outside, fiber: Effect.runFork(ways[attempt]()) };
  };

  test.each(ATTEMPTS)("by %s lets in whom the provider knows", async (attempt) => {
    const { comeIn, fiber, isThere } = await begun(attempt);
    comeIn(ANA);
    expect(await Effect.runPromise(Fiber.join(fiber))).toEqual({ uid: "ana", email: ANA.email });
    expect(isThere()).toBe("ana");
  });

  test.each(ATTEMPTS)(
    "by %s that was given up changes nothing, whoever is there by then",
    async (attempt) => {
      const { become, comeIn, fiber, isThere } = await begun(attempt);
      await Effect.runPromise(Fiber.interrupt(fiber));
      become(BEN);
      comeIn(ANA);
      await new Promise(setImmediate);
      expect(isThere()).toBe("ben");
    },
  );
});

test("D56: signing somebody out leaves anybody else alone", async () => {
  const { become, isThere, provider } = await sdk();
  become(BEN);
  await Effect.runPromise(provider.signOut("ana"));
  expect(isThere()).toBe("ben");
  await Effect.runPromise(provider.signOut("ben"));
  expect(isThere()).toBeUndefined();
});

describe("D76: a password", () => {
  const changing = async () => {
    const outside = await sdk();
    outside.become(ANA);
    const change = outside.provider.changePassword(new Confidential("old"), new Confidential("new"));
    return { ...outside, fiber: Effect.runFork(change) };
  };

  test("is changed in a new session, which goes on here", async () => {
    const { changed, comeIn, fiber, isThere } = await changing();
    comeIn(ANA);
    expect(await Effect.runPromise(Fiber.join(fiber))).toEqual({ uid: "ana", email: ANA.email });
    expect([isThere(), changed]).toEqual(["ana", ["ana: new"]]);
  });

  test("puts nobody in the place of who came meanwhile", async () => {
    const { become, changed, comeIn, fiber, isThere } = await changing();
    become(BEN);
    comeIn(ANA);
    expect(await Effect.runPromise(Fiber.join(fiber))).toEqual({ uid: "ana", email: ANA.email });
    expect([isThere(), changed]).toEqual(["ben", ["ana: new"]]);
  });
});

describe("§5: a username", () => {
  test("is what the account is called", async () => {
    const { comeIn, name, provider } = await sdk();
    const fiber = Effect.runFork(provider.register("ana@kitchen.example", new Confidential("secret"), "Ana"));
    comeIn(person("ana"));
    name();
    expect(await Effect.runPromise(Fiber.join(fiber))).toMatchObject({ displayName: "Ana" });
  });

  test.each([
    ["is given to the account that an earlier try left without one", null, "Ana"],
    ["does not take the place of one that the account has", "Anita", "Anita"],
  ])("P13: %s", async (_, before, after) => {
    const { comeIn, name, provider } = await sdk(undefined, { isTaken: true });
    const fiber = Effect.runFork(provider.register("ana@kitchen.example", new Confidential("secret"), "Ana"));
    comeIn({ ...person("ana"), displayName: before });
    name();
    expect(await Effect.runPromise(Fiber.join(fiber))).toMatchObject({ displayName: after });
  });

  test("that hangs keeps nobody out for longer than five seconds", async () => {
    const { comeIn, isThere, provider } = await sdk();
    vi.useFakeTimers();
    const fiber = Effect.runFork(provider.register("ana@kitchen.example", new Confidential("secret"), "Ana"));
    comeIn(person("ana"));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(isThere()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(await Effect.runPromise(Fiber.join(fiber))).toEqual({ uid: "ana", email: ANA.email });
  });
});

describe("P14: the token is renewed by itself", () => {
  /** Somebody who is watched, and how often a fresh token was asked for; there is a network from the last try on. */
  const watched = async (tries = 1) => {
    const { provider, tell } = await sdk();
    vi.useFakeTimers({ now: 0 });
    const asked = { times: 0 };
    const ana: Person = {
      ...ANA,
      getIdToken: async () => {
        asked.times += 1;
        if (asked.times < tries) throw new Error("offline");
        return "fresh";
      },
    };
    await Effect.runPromise(provider.watch(() => undefined));
    tell(ana);
    return { asked, tell };
  };
  afterEach(() => void vi.useRealTimers());
  const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

  test("before it ends, and not sooner", async () => {
    const { asked } = await watched();
    await minutes(49);
    expect(asked.times).toBe(0);
    await minutes(2);
    expect(asked.times).toBe(1);
  });

  test("however long there was no network", async () => {
    const { asked } = await watched(200);
    await minutes(50 + 120);
    expect(asked.times).toBe(200);
  });

  test("soon after the machine has slept", async () => {
    const { asked } = await watched();
    await minutes(1);
    vi.setSystemTime(8 * 3_600_000);
    await minutes(1);
    expect(asked.times).toBe(1);
  });

  test("of nobody who has left", async () => {
    const { asked, tell } = await watched();
    tell(null);
    await minutes(120);
    expect(asked.times).toBe(0);
  });
});
