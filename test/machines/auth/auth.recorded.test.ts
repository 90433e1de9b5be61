import { expect, test } from "vitest";
import { strayStep } from "../../../src/development/stray-step.ts";
import { authMachine } from "../../../src/machines/auth/auth.machine.ts";

test("auth, as it was recorded: sign in with email, sign out → signed out", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "sign in with email", email: "ana@kitchen.example", password: "•••" }, "signing in with email"],
    [
      {
        type: "xstate.done.actor.signing in with email",
        output: { _tag: "Success", success: { uid: "uid-ana", email: "ana@kitchen.example" } },
        actorId: "signing in with email",
      },
      "exchanging",
    ],
    [
      {
        type: "xstate.done.actor.exchanging",
        output: {
          _tag: "Success",
          success: {
            generation: 2,
            at: 1777896000000,
            outcome: {
              _tag: "Success",
              success: {
                uid: "uid-ana",
                userId: "7",
                email: "ana@kitchen.example",
                displayName: "Ana",
                role: "viewer",
                roleSource: "backend",
                permissions: ["users.read"],
              },
            },
          },
        },
        actorId: "exchanging",
      },
      { "signed in": "settled" },
    ],
    [{ type: "sign out" }, "signing out"],
    [
      { type: "xstate.done.actor.signing out", output: { _tag: "Success" }, actorId: "signing out" },
      "signed out",
    ],
  ]);
  expect(stray).toBeUndefined();
});

test("auth, as it was recorded: sign in with email, sign in with email → exchanging", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "sign in with email", email: "ana@kitchen.example", password: "•••" }, "signing in with email"],
    [
      {
        type: "xstate.done.actor.signing in with email",
        output: { _tag: "Failure", failure: { _tag: "InvalidCredentials" } },
        actorId: "signing in with email",
      },
      "turned away",
    ],
    [{ type: "sign in with email", email: "ana@kitchen.example", password: "•••" }, "signing in with email"],
    [
      {
        type: "xstate.done.actor.signing in with email",
        output: { _tag: "Success", success: { uid: "uid-ana", email: "ana@kitchen.example" } },
        actorId: "signing in with email",
      },
      "exchanging",
    ],
  ]);
  expect(stray).toBeUndefined();
});

test("auth, as it was recorded: sign in with Google, give birth date → signing up › creating the user", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "sign in with Google" }, { "signing in with Google": "in the popup" }],
    [
      {
        type: "xstate.done.actor.signing in with Google",
        output: { _tag: "Success", success: { uid: "uid-ana", email: "ana@kitchen.example" } },
        actorId: "signing in with Google",
      },
      "exchanging",
    ],
    [
      {
        type: "xstate.done.actor.exchanging",
        output: {
          _tag: "Success",
          success: {
            generation: 2,
            at: 1777896000000,
            outcome: { _tag: "Failure", failure: { _tag: "UserUnknown" } },
          },
        },
        actorId: "exchanging",
      },
      { "signing up": "awaiting birth date" },
    ],
    [{ type: "give birth date", birthDate: "•••" }, { "signing up": "creating the user" }],
  ]);
  expect(stray).toBeUndefined();
});

test("auth, as it was recorded: sign in with Google, sign in with email → turned away", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "sign in with Google" }, { "signing in with Google": "in the popup" }],
    [
      { type: "xstate.after.the popup has been open for long.auth.signing in with Google.in the popup" },
      { "signing in with Google": "popup left open" },
    ],
    [{ type: "sign in with email", email: "ana@kitchen.example", password: "•••" }, "signing in with email"],
    [
      {
        type: "xstate.done.actor.signing in with email",
        output: { _tag: "Failure", failure: { _tag: "TimedOut" } },
        actorId: "signing in with email",
      },
      "turned away",
    ],
  ]);
  expect(stray).toBeUndefined();
});

test("auth, as it was recorded: register → signed in › settled", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [
      { type: "register", email: "ana@kitchen.example", password: "•••", birthDate: "•••", username: "Ana" },
      { registering: "creating the account" },
    ],
    [
      {
        type: "xstate.done.actor.creating the account",
        output: {
          _tag: "Success",
          success: {
            identity: { uid: "uid-ana", email: "ana@kitchen.example" },
            birthDate: "•••",
            password: "•••",
          },
        },
        actorId: "creating the account",
      },
      { registering: "creating the user" },
    ],
    [
      {
        type: "xstate.done.actor.creating the registered user",
        output: { _tag: "Success" },
        actorId: "creating the registered user",
      },
      "exchanging again",
    ],
    [
      {
        type: "xstate.done.actor.exchanging",
        output: {
          _tag: "Success",
          success: {
            generation: 2,
            at: 1777896000000,
            outcome: {
              _tag: "Success",
              success: {
                uid: "uid-ana",
                userId: "7",
                email: "ana@kitchen.example",
                displayName: "Ana",
                role: "viewer",
                roleSource: "backend",
                permissions: ["users.read"],
              },
            },
          },
        },
        actorId: "exchanging",
      },
      { "signed in": "settled" },
    ],
  ]);
  expect(stray).toBeUndefined();
});

test("auth, as it was recorded: register → turned away", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [
      { type: "register", email: "ana@kitchen.example", password: "•••", birthDate: "•••", username: "Ana" },
      { registering: "creating the account" },
    ],
    [
      {
        type: "xstate.done.actor.creating the account",
        output: {
          _tag: "Success",
          success: {
            identity: { uid: "uid-ana", email: "ana@kitchen.example" },
            birthDate: "•••",
            password: "•••",
          },
        },
        actorId: "creating the account",
      },
      { registering: "creating the user" },
    ],
    [
      {
        type: "xstate.done.actor.creating the registered user",
        output: { _tag: "Failure", failure: { _tag: "SignInFailed" } },
        actorId: "creating the registered user",
      },
      "undoing the attempt",
    ],
    [
      {
        type: "xstate.done.actor.undoing the attempt",
        output: { _tag: "Success" },
        actorId: "undoing the attempt",
      },
      "turned away",
    ],
  ]);
  expect(stray).toBeUndefined();
});

test("auth, as it was recorded: restore the session, identity appeared → signed in › settled", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "restore the session", uid: "uid-ana" }, { arriving: "restoring" }],
    [
      {
        type: "xstate.done.actor.restoring",
        output: { _tag: "Success", success: { uid: "uid-ana", email: "ana@kitchen.example" } },
        actorId: "restoring",
      },
      { arriving: "exchanging" },
    ],
    [
      {
        type: "xstate.done.actor.exchanging",
        output: {
          _tag: "Success",
          success: {
            generation: 2,
            at: 1777896000000,
            outcome: {
              _tag: "Success",
              success: {
                uid: "uid-ana",
                userId: "7",
                email: "ana@kitchen.example",
                displayName: "Ana",
                role: "viewer",
                roleSource: "backend",
                permissions: ["users.read"],
              },
            },
          },
        },
        actorId: "exchanging",
      },
      { "signed in": "settled" },
    ],
    [
      {
        type: "identity appeared",
        identity: { uid: "uid-ana", email: "ana@kitchen.example" },
        at: 1777896010000,
      },
      { "signed in": "renewing quietly" },
    ],
    [
      {
        type: "xstate.done.actor.renewing quietly",
        output: {
          _tag: "Success",
          success: {
            generation: 3,
            at: 1777897800000,
            outcome: {
              _tag: "Success",
              success: {
                uid: "uid-ana",
                userId: "7",
                email: "ana@kitchen.example",
                displayName: "Ana",
                role: "viewer",
                roleSource: "backend",
                permissions: ["users.read"],
              },
            },
          },
        },
        actorId: "renewing quietly",
      },
      { "signed in": "settled" },
    ],
  ]);
  expect(stray).toBeUndefined();
});

test("auth, as it was recorded: restore the session, network came → arriving › restoring", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "restore the session", uid: "uid-ana" }, { arriving: "restoring" }],
    [
      {
        type: "xstate.done.actor.restoring",
        output: { _tag: "Success", success: { uid: "uid-ana", email: "ana@kitchen.example" } },
        actorId: "restoring",
      },
      { arriving: "exchanging" },
    ],
    [
      {
        type: "xstate.done.actor.exchanging",
        output: {
          _tag: "Success",
          success: {
            generation: 2,
            at: 1777896000000,
            outcome: {
              _tag: "Failure",
              failure: { _tag: "NoVerdict", reason: { _tag: "NetworkFailed" }, retryAfterSeconds: 0 },
            },
          },
        },
        actorId: "exchanging",
      },
      { arriving: "no verdict" },
    ],
    [{ type: "network came" }, { arriving: "restoring" }],
  ]);
  expect(stray).toBeUndefined();
});

test("auth, as it was recorded: identity appeared, session expired, sign in again → signed in › settled", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [
      { type: "identity appeared", identity: { uid: "uid-ana", email: "ana@kitchen.example" }, at: 10000 },
      { following: "exchanging" },
    ],
    [
      {
        type: "xstate.done.actor.exchanging",
        output: {
          _tag: "Success",
          success: {
            generation: 2,
            at: 1777896000000,
            outcome: {
              _tag: "Success",
              success: {
                uid: "uid-ana",
                userId: "7",
                email: "ana@kitchen.example",
                displayName: "Ana",
                role: "viewer",
                roleSource: "backend",
                permissions: ["users.read"],
              },
            },
          },
        },
        actorId: "exchanging",
      },
      { "signed in": "settled" },
    ],
    [{ type: "session expired" }, { "signed in": "expired" }],
    [{ type: "sign in again" }, { "signed in": "signing in again" }],
    [
      {
        type: "xstate.done.actor.signing in again",
        output: {
          _tag: "Success",
          success: {
            generation: 3,
            at: 1777897800000,
            outcome: {
              _tag: "Success",
              success: {
                uid: "uid-ana",
                userId: "7",
                email: "ana@kitchen.example",
                displayName: "Ana",
                role: "viewer",
                roleSource: "backend",
                permissions: ["users.read"],
              },
            },
          },
        },
        actorId: "signing in again",
      },
      { "signed in": "settled" },
    ],
  ]);
  expect(stray).toBeUndefined();
});

test("auth, as it was recorded: identity appeared, signed out elsewhere → signed out elsewhere", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [
      { type: "identity appeared", identity: { uid: "uid-ana", email: "ana@kitchen.example" }, at: 10000 },
      { following: "exchanging" },
    ],
    [
      {
        type: "xstate.done.actor.exchanging",
        output: {
          _tag: "Success",
          success: {
            generation: 2,
            at: 1777896000000,
            outcome: {
              _tag: "Failure",
              failure: { _tag: "NoVerdict", reason: { _tag: "SignInFailed" }, retryAfterSeconds: 90 },
            },
          },
        },
        actorId: "exchanging",
      },
      { following: "no verdict" },
    ],
    [{ type: "signed out elsewhere" }, "signed out elsewhere"],
  ]);
  expect(stray).toBeUndefined();
});
