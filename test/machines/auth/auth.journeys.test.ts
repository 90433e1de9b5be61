import { expect, test } from "vitest";
import { strayStep } from "../../../src/development/stray-step.ts";
import { authMachine } from "../../../src/machines/auth/auth.machine.ts";

test("auth, as it was recorded: §2: the sample admin lands at the role's home", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "sign in with email", email: "admin@example.com", password: "•••" }, "signing in with email"],
    [{ type: "identity vanished" }, "signing in with email"],
    [
      {
        type: "identity appeared",
        identity: { uid: "sample-admin", email: "admin@example.com", displayName: "Ada Admin" },
        at: 14315,
      },
      "signing in with email",
    ],
    [
      {
        type: "xstate.done.actor.signing in with email",
        output: {
          _tag: "Success",
          success: { uid: "sample-admin", email: "admin@example.com", displayName: "Ada Admin" },
        },
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
            at: 14616,
            outcome: {
              _tag: "Success",
              success: {
                uid: "sample-admin",
                userId: "1",
                email: "admin@example.com",
                displayName: "Ada Admin",
                picture: "/api/images/sample/portrait-1.webp",
                role: "admin",
                roleSource: "backend",
                permissions: [
                  "users.read",
                  "users.create",
                  "users.update",
                  "users.delete",
                  "kitchens.read",
                  "kitchens.create",
                  "kitchens.update",
                  "kitchens.delete",
                  "tribes.read",
                  "tribes.create",
                  "tribes.update",
                  "tribes.delete",
                  "comments.read",
                  "favorites.read",
                  "dates.read",
                  "blocks.read",
                  "dashboard.read",
                  "reports.read",
                  "settings.read",
                  "settings.update",
                ],
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

test("auth, as it was recorded: §8: a wrong password says so and keeps what was typed", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "sign in with email", email: "admin@example.com", password: "•••" }, "signing in with email"],
    [{ type: "identity vanished" }, "signing in with email"],
    [
      {
        type: "xstate.done.actor.signing in with email",
        output: { _tag: "Failure", failure: { _tag: "InvalidCredentials" } },
        actorId: "signing in with email",
      },
      "turned away",
    ],
  ]);
  expect(stray).toBeUndefined();
});

test("auth, as it was recorded: what is missing is said under its field, and the first such field has the focus", () => {
  const stray = strayStep(authMachine, undefined, [[{ type: "xstate.init" }, "signed out"]]);
  expect(stray).toBeUndefined();
});

test("auth, as it was recorded: D28: logging out reaches a second tab within two seconds", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "sign in with email", email: "admin@example.com", password: "•••" }, "signing in with email"],
    [{ type: "identity vanished" }, "signing in with email"],
    [
      {
        type: "identity appeared",
        identity: { uid: "sample-admin", email: "admin@example.com", displayName: "Ada Admin" },
        at: 11601,
      },
      "signing in with email",
    ],
    [
      {
        type: "xstate.done.actor.signing in with email",
        output: {
          _tag: "Success",
          success: { uid: "sample-admin", email: "admin@example.com", displayName: "Ada Admin" },
        },
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
            at: 11826,
            outcome: {
              _tag: "Success",
              success: {
                uid: "sample-admin",
                userId: "1",
                email: "admin@example.com",
                displayName: "Ada Admin",
                picture: "/api/images/sample/portrait-1.webp",
                role: "admin",
                roleSource: "backend",
                permissions: [
                  "users.read",
                  "users.create",
                  "users.update",
                  "users.delete",
                  "kitchens.read",
                  "kitchens.create",
                  "kitchens.update",
                  "kitchens.delete",
                  "tribes.read",
                  "tribes.create",
                  "tribes.update",
                  "tribes.delete",
                  "comments.read",
                  "favorites.read",
                  "dates.read",
                  "blocks.read",
                  "dashboard.read",
                  "reports.read",
                  "settings.read",
                  "settings.update",
                ],
              },
            },
          },
        },
        actorId: "exchanging",
      },
      { "signed in": "settled" },
    ],
    [{ type: "sign out" }, "signing out"],
    [{ type: "identity vanished" }, "signing out"],
    [
      { type: "xstate.done.actor.signing out", output: { _tag: "Success" }, actorId: "signing out" },
      "signed out",
    ],
  ]);
  expect(stray).toBeUndefined();
});

test("auth, as it was recorded: §5: registering with a username makes a chef, who is still one after a reload", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "identity vanished" }, "signed out"],
    [
      { type: "register", email: "rosa@example.com", password: "•••", birthDate: "•••", username: "Rosa" },
      { registering: "creating the account" },
    ],
    [
      {
        type: "identity appeared",
        identity: { uid: "moZuWcgG3p4DUYAN5LYnnpktIWns", email: "rosa@example.com", displayName: "Rosa" },
        at: 14497,
      },
      { registering: "creating the account" },
    ],
    [
      {
        type: "xstate.done.actor.creating the account",
        output: {
          _tag: "Success",
          success: {
            identity: { uid: "moZuWcgG3p4DUYAN5LYnnpktIWns", email: "rosa@example.com", displayName: "Rosa" },
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
            at: 15118,
            outcome: {
              _tag: "Success",
              success: {
                uid: "moZuWcgG3p4DUYAN5LYnnpktIWns",
                userId: "2001",
                email: "rosa@example.com",
                displayName: "Rosa",
                role: "chef",
                roleSource: "backend",
                permissions: [
                  "business.read",
                  "business.update",
                  "business.analytics",
                  "business.reviews.read",
                  "business.reviews.reply",
                  "business.photos.manage",
                  "business.posts.create",
                  "business.posts.update",
                  "business.hours.update",
                  "subscription.read",
                  "subscription.update",
                  "profile.read",
                  "profile.update",
                  "business.dashboard",
                ],
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

test("auth, as it was recorded: an address in use is told at its field, what was typed stays, and signing in is offered", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [
      { type: "register", email: "admin@example.com", password: "•••", birthDate: "•••" },
      { registering: "creating the account" },
    ],
    [{ type: "identity vanished" }, { registering: "creating the account" }],
    [
      {
        type: "xstate.done.actor.creating the account",
        output: { _tag: "Failure", failure: { _tag: "AddressTaken" } },
        actorId: "creating the account",
      },
      "turned away",
    ],
  ]);
  expect(stray).toBeUndefined();
});

test("auth, as it was recorded: a forgotten password is set anew by the link that the emulator prints", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "identity vanished" }, "signed out"],
    [
      { type: "sign in with email", email: "forgetful@example.com", password: "•••" },
      "signing in with email",
    ],
    [
      {
        type: "identity appeared",
        identity: { uid: "forgetful", email: "forgetful@example.com" },
        at: 13645,
      },
      "signing in with email",
    ],
    [
      {
        type: "xstate.done.actor.signing in with email",
        output: { _tag: "Success", success: { uid: "forgetful", email: "forgetful@example.com" } },
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
            at: 13854,
            outcome: { _tag: "Failure", failure: { _tag: "UserUnknown" } },
          },
        },
        actorId: "exchanging",
      },
      { "signing up": "awaiting birth date" },
    ],
  ]);
  expect(stray).toBeUndefined();
});

test("auth, as it was recorded: the way back from the other forms leads to signing in, with the address, and a reload stays where it is", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "identity vanished" }, "signed out"],
  ]);
  expect(stray).toBeUndefined();
});

test("auth, as it was recorded: §4: a registration that the backend refuses leaves nobody signed in", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "identity vanished" }, "signed out"],
    [
      { type: "register", email: "sentinel-500@example.com", password: "•••", birthDate: "•••" },
      { registering: "creating the account" },
    ],
    [
      {
        type: "identity appeared",
        identity: { uid: "ahqjsLRWk8p83pGZoNJsNaQKXmH6", email: "sentinel-500@example.com" },
        at: 12144,
      },
      { registering: "creating the account" },
    ],
    [
      {
        type: "xstate.done.actor.creating the account",
        output: {
          _tag: "Success",
          success: {
            identity: { uid: "ahqjsLRWk8p83pGZoNJsNaQKXmH6", email: "sentinel-500@example.com" },
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
    [{ type: "identity vanished" }, "undoing the attempt"],
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

test("auth, as it was recorded: D20: somebody new with Google gives a date of birth and lands at home", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "sign in with Google" }, { "signing in with Google": "in the popup" }],
    [{ type: "identity vanished" }, { "signing in with Google": "in the popup" }],
    [
      {
        type: "identity appeared",
        identity: { uid: "VhWVy4MsmWC6trt8H6xJ4xRRj4L6", email: "gala@example.com" },
        at: 14013,
      },
      { "signing in with Google": "in the popup" },
    ],
    [
      {
        type: "xstate.done.actor.signing in with Google",
        output: {
          _tag: "Success",
          success: { uid: "VhWVy4MsmWC6trt8H6xJ4xRRj4L6", email: "gala@example.com" },
        },
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
            at: 14596,
            outcome: { _tag: "Failure", failure: { _tag: "UserUnknown" } },
          },
        },
        actorId: "exchanging",
      },
      { "signing up": "awaiting birth date" },
    ],
    [{ type: "give birth date", birthDate: "•••" }, { "signing up": "creating the user" }],
    [
      {
        type: "xstate.done.actor.creating the new user",
        output: { _tag: "Success" },
        actorId: "creating the new user",
      },
      "exchanging again",
    ],
    [
      {
        type: "xstate.done.actor.exchanging",
        output: {
          _tag: "Success",
          success: {
            generation: 3,
            at: 16935,
            outcome: {
              _tag: "Success",
              success: {
                uid: "VhWVy4MsmWC6trt8H6xJ4xRRj4L6",
                userId: "2004",
                email: "gala@example.com",
                displayName: "gala@example.com",
                role: "chef",
                roleSource: "backend",
                permissions: [
                  "business.read",
                  "business.update",
                  "business.analytics",
                  "business.reviews.read",
                  "business.reviews.reply",
                  "business.photos.manage",
                  "business.posts.create",
                  "business.posts.update",
                  "business.hours.update",
                  "subscription.read",
                  "subscription.update",
                  "profile.read",
                  "profile.update",
                  "business.dashboard",
                ],
              },
            },
          },
        },
        actorId: "exchanging",
      },
      { "signed in": "settled" },
    ],
    [{ type: "sign out" }, "signing out"],
    [{ type: "identity vanished" }, "signing out"],
    [
      { type: "xstate.done.actor.signing out", output: { _tag: "Success" }, actorId: "signing out" },
      "signed out",
    ],
    [{ type: "sign in with Google" }, { "signing in with Google": "in the popup" }],
    [
      {
        type: "identity appeared",
        identity: { uid: "VhWVy4MsmWC6trt8H6xJ4xRRj4L6", email: "gala@example.com" },
        at: 25172,
      },
      { "signing in with Google": "in the popup" },
    ],
    [
      {
        type: "xstate.done.actor.signing in with Google",
        output: {
          _tag: "Success",
          success: { uid: "VhWVy4MsmWC6trt8H6xJ4xRRj4L6", email: "gala@example.com" },
        },
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
            generation: 5,
            at: 25325,
            outcome: {
              _tag: "Success",
              success: {
                uid: "VhWVy4MsmWC6trt8H6xJ4xRRj4L6",
                userId: "2004",
                email: "gala@example.com",
                displayName: "gala@example.com",
                role: "chef",
                roleSource: "backend",
                permissions: [
                  "business.read",
                  "business.update",
                  "business.analytics",
                  "business.reviews.read",
                  "business.reviews.reply",
                  "business.photos.manage",
                  "business.posts.create",
                  "business.posts.update",
                  "business.hours.update",
                  "subscription.read",
                  "subscription.update",
                  "profile.read",
                  "profile.update",
                  "business.dashboard",
                ],
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

test("auth, as it was recorded: D20: somebody unknown to the backend may leave instead, by Escape as well", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "identity vanished" }, "signed out"],
    [{ type: "sign in with email", email: "umberto@example.com", password: "•••" }, "signing in with email"],
    [
      { type: "identity appeared", identity: { uid: "umberto", email: "umberto@example.com" }, at: 7069 },
      "signing in with email",
    ],
    [
      {
        type: "xstate.done.actor.signing in with email",
        output: { _tag: "Success", success: { uid: "umberto", email: "umberto@example.com" } },
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
            at: 7150,
            outcome: { _tag: "Failure", failure: { _tag: "UserUnknown" } },
          },
        },
        actorId: "exchanging",
      },
      { "signing up": "awaiting birth date" },
    ],
    [{ type: "sign out" }, "signing out"],
    [{ type: "identity vanished" }, "signing out"],
    [
      { type: "xstate.done.actor.signing out", output: { _tag: "Success" }, actorId: "signing out" },
      "signed out",
    ],
    [{ type: "sign in with email", email: "umberto@example.com", password: "•••" }, "signing in with email"],
    [
      { type: "identity appeared", identity: { uid: "umberto", email: "umberto@example.com" }, at: 8437 },
      "signing in with email",
    ],
    [
      {
        type: "xstate.done.actor.signing in with email",
        output: { _tag: "Success", success: { uid: "umberto", email: "umberto@example.com" } },
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
            generation: 4,
            at: 8652,
            outcome: { _tag: "Failure", failure: { _tag: "UserUnknown" } },
          },
        },
        actorId: "exchanging",
      },
      { "signing up": "awaiting birth date" },
    ],
    [{ type: "sign out" }, "signing out"],
    [{ type: "identity vanished" }, "signing out"],
    [
      { type: "xstate.done.actor.signing out", output: { _tag: "Success" }, actorId: "signing out" },
      "signed out",
    ],
  ]);
  expect(stray).toBeUndefined();
});

test("auth, as it was recorded: §8: a popup that the browser blocks", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "sign in with Google" }, { "signing in with Google": "in the popup" }],
    [
      {
        type: "xstate.done.actor.signing in with Google",
        output: { _tag: "Failure", failure: { _tag: "PopupBlocked" } },
        actorId: "signing in with Google",
      },
      "turned away",
    ],
    [{ type: "identity vanished" }, "turned away"],
  ]);
  expect(stray).toBeUndefined();
});

test("auth, as it was recorded: §8: a popup that is closed", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "sign in with Google" }, { "signing in with Google": "in the popup" }],
    [{ type: "identity vanished" }, { "signing in with Google": "in the popup" }],
    [
      {
        type: "xstate.done.actor.signing in with Google",
        output: { _tag: "Failure", failure: { _tag: "SignInCancelled" } },
        actorId: "signing in with Google",
      },
      "turned away",
    ],
  ]);
  expect(stray).toBeUndefined();
});

test("auth, as it was recorded: a popup that is left open gives the form back; asking again cancels it", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "sign in with Google" }, { "signing in with Google": "in the popup" }],
    [{ type: "identity vanished" }, { "signing in with Google": "in the popup" }],
    [
      { type: "xstate.after.the popup has been open for long.auth.signing in with Google.in the popup" },
      { "signing in with Google": "popup left open" },
    ],
    [{ type: "sign in with Google" }, { "signing in with Google": "in the popup" }],
    [
      {
        type: "identity appeared",
        identity: { uid: "jAayIdI5PCYe0cWJXa5C5GcyHhHy", email: "pia@example.com" },
        at: 29180,
      },
      { "signing in with Google": "in the popup" },
    ],
    [
      {
        type: "xstate.done.actor.signing in with Google",
        output: {
          _tag: "Success",
          success: { uid: "jAayIdI5PCYe0cWJXa5C5GcyHhHy", email: "pia@example.com" },
        },
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
            at: 29350,
            outcome: { _tag: "Failure", failure: { _tag: "UserUnknown" } },
          },
        },
        actorId: "exchanging",
      },
      { "signing up": "awaiting birth date" },
    ],
  ]);
  expect(stray).toBeUndefined();
});

test("auth, as it was recorded: §8: without a network, and with one again", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "identity vanished" }, "signed out"],
    [{ type: "sign in with email", email: "admin@example.com", password: "•••" }, "signing in with email"],
    [
      {
        type: "identity appeared",
        identity: { uid: "sample-admin", email: "admin@example.com", displayName: "Ada Admin" },
        at: 10012,
      },
      "signing in with email",
    ],
    [
      {
        type: "xstate.done.actor.signing in with email",
        output: {
          _tag: "Success",
          success: { uid: "sample-admin", email: "admin@example.com", displayName: "Ada Admin" },
        },
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
            at: 10373,
            outcome: {
              _tag: "Success",
              success: {
                uid: "sample-admin",
                userId: "1",
                email: "admin@example.com",
                displayName: "Ada Admin",
                picture: "/api/images/sample/portrait-1.webp",
                role: "admin",
                roleSource: "backend",
                permissions: [
                  "users.read",
                  "users.create",
                  "users.update",
                  "users.delete",
                  "kitchens.read",
                  "kitchens.create",
                  "kitchens.update",
                  "kitchens.delete",
                  "tribes.read",
                  "tribes.create",
                  "tribes.update",
                  "tribes.delete",
                  "comments.read",
                  "favorites.read",
                  "dates.read",
                  "blocks.read",
                  "dashboard.read",
                  "reports.read",
                  "settings.read",
                  "settings.update",
                ],
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

test("auth, as it was recorded: §4, D20: an exchange that says 404 asks for a date of birth, as often as it does", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "identity vanished" }, "signed out"],
    [
      { type: "sign in with email", email: "sentinel-404@example.com", password: "•••" },
      "signing in with email",
    ],
    [
      {
        type: "identity appeared",
        identity: { uid: "sentinel-404", email: "sentinel-404@example.com" },
        at: 10600,
      },
      "signing in with email",
    ],
    [
      {
        type: "xstate.done.actor.signing in with email",
        output: { _tag: "Success", success: { uid: "sentinel-404", email: "sentinel-404@example.com" } },
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
            at: 10659,
            outcome: { _tag: "Failure", failure: { _tag: "UserUnknown" } },
          },
        },
        actorId: "exchanging",
      },
      { "signing up": "awaiting birth date" },
    ],
    [{ type: "give birth date", birthDate: "•••" }, { "signing up": "creating the user" }],
    [
      {
        type: "xstate.done.actor.creating the new user",
        output: { _tag: "Failure", failure: { _tag: "SignInFailed" } },
        actorId: "creating the new user",
      },
      { "signing up": "awaiting birth date" },
    ],
  ]);
  expect(stray).toBeUndefined();
});

test("auth, as it was recorded: P42: who was deleted comes back only when an administrator lets them", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "identity vanished" }, "signed out"],
    [{ type: "sign in with email", email: "admin@example.com", password: "•••" }, "signing in with email"],
    [
      {
        type: "identity appeared",
        identity: { uid: "sample-admin", email: "admin@example.com", displayName: "Ada Admin" },
        at: 9880,
      },
      "signing in with email",
    ],
    [
      {
        type: "xstate.done.actor.signing in with email",
        output: {
          _tag: "Success",
          success: { uid: "sample-admin", email: "admin@example.com", displayName: "Ada Admin" },
        },
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
            at: 10004,
            outcome: {
              _tag: "Success",
              success: {
                uid: "sample-admin",
                userId: "1",
                email: "admin@example.com",
                displayName: "Ada Admin",
                picture: "/api/images/sample/portrait-1.webp",
                role: "admin",
                roleSource: "backend",
                permissions: [
                  "users.read",
                  "users.create",
                  "users.update",
                  "users.delete",
                  "kitchens.read",
                  "kitchens.create",
                  "kitchens.update",
                  "kitchens.delete",
                  "tribes.read",
                  "tribes.create",
                  "tribes.update",
                  "tribes.delete",
                  "comments.read",
                  "favorites.read",
                  "dates.read",
                  "blocks.read",
                  "dashboard.read",
                  "reports.read",
                  "settings.read",
                  "settings.update",
                ],
              },
            },
          },
        },
        actorId: "exchanging",
      },
      { "signed in": "settled" },
    ],
    [{ type: "sign out" }, "signing out"],
    [{ type: "identity vanished" }, "signing out"],
    [
      { type: "xstate.done.actor.signing out", output: { _tag: "Success" }, actorId: "signing out" },
      "signed out",
    ],
    [
      { type: "sign in with email", email: "departing@example.com", password: "•••" },
      "signing in with email",
    ],
    [
      {
        type: "xstate.done.actor.signing in with email",
        output: { _tag: "Failure", failure: { _tag: "InvalidCredentials" } },
        actorId: "signing in with email",
      },
      "turned away",
    ],
    [
      { type: "register", email: "departing@example.com", password: "•••", birthDate: "•••" },
      { registering: "creating the account" },
    ],
    [
      {
        type: "identity appeared",
        identity: { uid: "nIJn1mqB15fwmIp3h1jxi2LfsoPB", email: "departing@example.com" },
        at: 23010,
      },
      { registering: "creating the account" },
    ],
    [
      {
        type: "xstate.done.actor.creating the account",
        output: {
          _tag: "Success",
          success: {
            identity: { uid: "nIJn1mqB15fwmIp3h1jxi2LfsoPB", email: "departing@example.com" },
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
            generation: 5,
            at: 23185,
            outcome: { _tag: "Failure", failure: { _tag: "UserUnknown" } },
          },
        },
        actorId: "exchanging",
      },
      { "signing up": "of no use" },
    ],
    [{ type: "sign out" }, "signing out"],
    [{ type: "identity vanished" }, "signing out"],
    [
      { type: "xstate.done.actor.signing out", output: { _tag: "Success" }, actorId: "signing out" },
      "signed out",
    ],
    [
      { type: "sign in with email", email: "departing@example.com", password: "•••" },
      "signing in with email",
    ],
    [
      {
        type: "identity appeared",
        identity: { uid: "nIJn1mqB15fwmIp3h1jxi2LfsoPB", email: "departing@example.com" },
        at: 25365,
      },
      "signing in with email",
    ],
    [
      {
        type: "xstate.done.actor.signing in with email",
        output: {
          _tag: "Success",
          success: { uid: "nIJn1mqB15fwmIp3h1jxi2LfsoPB", email: "departing@example.com" },
        },
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
            generation: 7,
            at: 25478,
            outcome: {
              _tag: "Success",
              success: {
                uid: "nIJn1mqB15fwmIp3h1jxi2LfsoPB",
                userId: "2006",
                email: "departing@example.com",
                displayName: "departing@example.com",
                role: "chef",
                roleSource: "backend",
                permissions: [
                  "business.read",
                  "business.update",
                  "business.analytics",
                  "business.reviews.read",
                  "business.reviews.reply",
                  "business.photos.manage",
                  "business.posts.create",
                  "business.posts.update",
                  "business.hours.update",
                  "subscription.read",
                  "subscription.update",
                  "profile.read",
                  "profile.update",
                  "business.dashboard",
                ],
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

test("auth, as it was recorded: P1: an exchange that fails leaves nobody signed in, here or at the provider", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [
      { type: "sign in with email", email: "sentinel-serialization@example.com", password: "•••" },
      "signing in with email",
    ],
    [{ type: "identity vanished" }, "signing in with email"],
    [
      {
        type: "identity appeared",
        identity: { uid: "sentinel-serialization", email: "sentinel-serialization@example.com" },
        at: 9632,
      },
      "signing in with email",
    ],
    [
      {
        type: "xstate.done.actor.signing in with email",
        output: {
          _tag: "Success",
          success: { uid: "sentinel-serialization", email: "sentinel-serialization@example.com" },
        },
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
            at: 9768,
            outcome: {
              _tag: "Failure",
              failure: { _tag: "NoVerdict", reason: { _tag: "SignInFailed" }, retryAfterSeconds: 0 },
            },
          },
        },
        actorId: "exchanging",
      },
      "undoing the attempt",
    ],
    [{ type: "identity vanished" }, "undoing the attempt"],
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

test("auth, as it was recorded: D18, D28: signing out elsewhere while the exchange is slow ends it", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [
      { type: "sign in with email", email: "sentinel-slow@example.com", password: "•••" },
      "signing in with email",
    ],
    [{ type: "identity vanished" }, "signing in with email"],
    [
      {
        type: "identity appeared",
        identity: { uid: "sentinel-slow", email: "sentinel-slow@example.com" },
        at: 10262,
      },
      "signing in with email",
    ],
    [
      {
        type: "xstate.done.actor.signing in with email",
        output: { _tag: "Success", success: { uid: "sentinel-slow", email: "sentinel-slow@example.com" } },
        actorId: "signing in with email",
      },
      "exchanging",
    ],
    [{ type: "signed out elsewhere" }, "signed out elsewhere"],
  ]);
  expect(stray).toBeUndefined();
});

test("auth, as it was recorded: D55: who comes back while nobody answers is told so, and let in once somebody does", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "restore the session", uid: "sample-viewer" }, { arriving: "restoring" }],
    [
      {
        type: "xstate.done.actor.restoring",
        output: {
          _tag: "Success",
          success: { uid: "sample-viewer", email: "viewer@example.com", displayName: "Vera Viewer" },
        },
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
            at: 9817,
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
    [{ type: "xstate.after.the next try is due.auth.arriving.no verdict" }, { arriving: "restoring" }],
    [
      {
        type: "xstate.done.actor.restoring",
        output: {
          _tag: "Success",
          success: { uid: "sample-viewer", email: "viewer@example.com", displayName: "Vera Viewer" },
        },
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
            generation: 3,
            at: 11074,
            outcome: {
              _tag: "Success",
              success: {
                uid: "sample-viewer",
                userId: "3",
                email: "viewer@example.com",
                displayName: "Vera Viewer",
                picture: "/api/images/sample/portrait-12.webp",
                role: "viewer",
                roleSource: "backend",
                permissions: [
                  "users.read",
                  "kitchens.read",
                  "tribes.read",
                  "comments.read",
                  "favorites.read",
                  "dashboard.read",
                  "reports.read",
                ],
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
        identity: { uid: "sample-viewer", email: "viewer@example.com", displayName: "Vera Viewer" },
        at: 12367,
      },
      { "signed in": "settled" },
    ],
  ]);
  expect(stray).toBeUndefined();
});

test("auth, as it was recorded: D24: a token that grows old is renewed quietly", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "sign in with email", email: "viewer@example.com", password: "•••" }, "signing in with email"],
    [{ type: "identity vanished" }, "signing in with email"],
    [
      {
        type: "identity appeared",
        identity: { uid: "sample-viewer", email: "viewer@example.com", displayName: "Vera Viewer" },
        at: 8339,
      },
      "signing in with email",
    ],
    [
      {
        type: "xstate.done.actor.signing in with email",
        output: {
          _tag: "Success",
          success: { uid: "sample-viewer", email: "viewer@example.com", displayName: "Vera Viewer" },
        },
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
            at: 8417,
            outcome: {
              _tag: "Success",
              success: {
                uid: "sample-viewer",
                userId: "3",
                email: "viewer@example.com",
                displayName: "Vera Viewer",
                picture: "/api/images/sample/portrait-12.webp",
                role: "viewer",
                roleSource: "backend",
                permissions: [
                  "users.read",
                  "kitchens.read",
                  "tribes.read",
                  "comments.read",
                  "favorites.read",
                  "dashboard.read",
                  "reports.read",
                ],
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
        identity: { uid: "sample-viewer", email: "viewer@example.com", displayName: "Vera Viewer" },
        at: 3011696,
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
            at: 3011839,
            outcome: {
              _tag: "Success",
              success: {
                uid: "sample-viewer",
                userId: "3",
                email: "viewer@example.com",
                displayName: "Vera Viewer",
                picture: "/api/images/sample/portrait-12.webp",
                role: "viewer",
                roleSource: "backend",
                permissions: [
                  "users.read",
                  "kitchens.read",
                  "tribes.read",
                  "comments.read",
                  "favorites.read",
                  "dashboard.read",
                  "reports.read",
                ],
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

test("auth, as it was recorded: D25: an expired session says so once; signing in again keeps the page and what was typed", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "restore the session", uid: "sample-admin" }, { arriving: "restoring" }],
    [
      {
        type: "xstate.done.actor.restoring",
        output: {
          _tag: "Success",
          success: { uid: "sample-admin", email: "admin@example.com", displayName: "Ada Admin" },
        },
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
            at: 5029,
            outcome: {
              _tag: "Success",
              success: {
                uid: "sample-admin",
                userId: "1",
                email: "admin@example.com",
                displayName: "Ada Admin",
                picture: "/api/images/sample/portrait-1.webp",
                role: "admin",
                roleSource: "backend",
                permissions: [
                  "users.read",
                  "users.create",
                  "users.update",
                  "users.delete",
                  "kitchens.read",
                  "kitchens.create",
                  "kitchens.update",
                  "kitchens.delete",
                  "tribes.read",
                  "tribes.create",
                  "tribes.update",
                  "tribes.delete",
                  "comments.read",
                  "favorites.read",
                  "dates.read",
                  "blocks.read",
                  "dashboard.read",
                  "reports.read",
                  "settings.read",
                  "settings.update",
                ],
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
        identity: { uid: "sample-admin", email: "admin@example.com", displayName: "Ada Admin" },
        at: 8126,
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
            at: 13426,
            outcome: {
              _tag: "Success",
              success: {
                uid: "sample-admin",
                userId: "1",
                email: "admin@example.com",
                displayName: "Ada Admin",
                picture: "/api/images/sample/portrait-1.webp",
                role: "admin",
                roleSource: "backend",
                permissions: [
                  "users.read",
                  "users.create",
                  "users.update",
                  "users.delete",
                  "kitchens.read",
                  "kitchens.create",
                  "kitchens.update",
                  "kitchens.delete",
                  "tribes.read",
                  "tribes.create",
                  "tribes.update",
                  "tribes.delete",
                  "comments.read",
                  "favorites.read",
                  "dates.read",
                  "blocks.read",
                  "dashboard.read",
                  "reports.read",
                  "settings.read",
                  "settings.update",
                ],
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
