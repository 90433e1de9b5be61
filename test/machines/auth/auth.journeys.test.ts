import { expect, test } from "vitest";
import { strayStep } from "../../../src/development/stray-step.ts";
import { authMachine } from "../../../src/machines/auth/auth.machine.ts";

test("auth, as it was recorded: §2: the sample viewer lands at the role's home", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "sign in with email", email: "viewer@example.com", password: "•••" }, "signing in with email"],
    [{ type: "identity vanished" }, "signing in with email"],
    [
      {
        type: "identity appeared",
        identity: { uid: "sample-viewer", email: "viewer@example.com", displayName: "Vera Viewer" },
        at: 27700,
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
            at: 28131,
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
        at: 17923,
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
            at: 18411,
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

test("auth, as it was recorded: what talks to the outside loads after the first paint, and at once where a session is likely", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "identity vanished" }, "signed out"],
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
        identity: { uid: "Xoo9onVeUkTmS9WieoV6yDLTcc6c", email: "rosa@example.com", displayName: "Rosa" },
        at: 14499,
      },
      { registering: "creating the account" },
    ],
    [
      {
        type: "xstate.done.actor.creating the account",
        output: {
          _tag: "Success",
          success: {
            identity: { uid: "Xoo9onVeUkTmS9WieoV6yDLTcc6c", email: "rosa@example.com", displayName: "Rosa" },
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
            at: 14953,
            outcome: {
              _tag: "Success",
              success: {
                uid: "Xoo9onVeUkTmS9WieoV6yDLTcc6c",
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
    [{ type: "identity vanished" }, "signed out"],
    [
      { type: "register", email: "admin@example.com", password: "•••", birthDate: "•••" },
      { registering: "creating the account" },
    ],
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
        at: 12046,
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
            at: 12131,
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
        identity: { uid: "740m9J7PdK2TFujpdv1Iv25TPC2P", email: "sentinel-500@example.com" },
        at: 13221,
      },
      { registering: "creating the account" },
    ],
    [
      {
        type: "xstate.done.actor.creating the account",
        output: {
          _tag: "Success",
          success: {
            identity: { uid: "740m9J7PdK2TFujpdv1Iv25TPC2P", email: "sentinel-500@example.com" },
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
        identity: { uid: "z1onBOFwJtGCEAs5ESFU03IUtESn", email: "gala@example.com" },
        at: 15175,
      },
      { "signing in with Google": "in the popup" },
    ],
    [
      {
        type: "xstate.done.actor.signing in with Google",
        output: {
          _tag: "Success",
          success: { uid: "z1onBOFwJtGCEAs5ESFU03IUtESn", email: "gala@example.com" },
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
            at: 15411,
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
            at: 19415,
            outcome: {
              _tag: "Success",
              success: {
                uid: "z1onBOFwJtGCEAs5ESFU03IUtESn",
                userId: "2003",
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
        identity: { uid: "z1onBOFwJtGCEAs5ESFU03IUtESn", email: "gala@example.com" },
        at: 25731,
      },
      { "signing in with Google": "in the popup" },
    ],
    [
      {
        type: "xstate.done.actor.signing in with Google",
        output: {
          _tag: "Success",
          success: { uid: "z1onBOFwJtGCEAs5ESFU03IUtESn", email: "gala@example.com" },
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
            at: 25856,
            outcome: {
              _tag: "Success",
              success: {
                uid: "z1onBOFwJtGCEAs5ESFU03IUtESn",
                userId: "2003",
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

test("auth, as it was recorded: §8: a popup that the browser blocks", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "sign in with Google" }, { "signing in with Google": "in the popup" }],
    [{ type: "identity vanished" }, { "signing in with Google": "in the popup" }],
    [
      {
        type: "xstate.done.actor.signing in with Google",
        output: { _tag: "Failure", failure: { _tag: "PopupBlocked" } },
        actorId: "signing in with Google",
      },
      "turned away",
    ],
  ]);
  expect(stray).toBeUndefined();
});

test("auth, as it was recorded: §8: a popup that is closed", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "sign in with Google" }, { "signing in with Google": "in the popup" }],
    [{ type: "identity vanished" }, { "signing in with Google": "in the popup" }],
    [
      { type: "xstate.after.the popup has been open for long.auth.signing in with Google.in the popup" },
      { "signing in with Google": "popup left open" },
    ],
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
        identity: { uid: "4jHgzkQcDM5ucc0kh5481M7wt3Dn", email: "pia@example.com" },
        at: 33772,
      },
      { "signing in with Google": "in the popup" },
    ],
    [
      {
        type: "xstate.done.actor.signing in with Google",
        output: {
          _tag: "Success",
          success: { uid: "4jHgzkQcDM5ucc0kh5481M7wt3Dn", email: "pia@example.com" },
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
            at: 33939,
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

test("auth, as it was recorded: D20: somebody unknown to the backend may leave instead, by Escape as well", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "sign in with email", email: "umberto@example.com", password: "•••" }, "signing in with email"],
    [{ type: "identity vanished" }, "signing in with email"],
    [
      { type: "identity appeared", identity: { uid: "umberto", email: "umberto@example.com" }, at: 16396 },
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
            at: 16530,
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
      { type: "identity appeared", identity: { uid: "umberto", email: "umberto@example.com" }, at: 21685 },
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
            at: 21851,
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

test("auth, as it was recorded: §8: without a network, and with one again", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "identity vanished" }, "signed out"],
    [{ type: "sign in with email", email: "admin@example.com", password: "•••" }, "signing in with email"],
    [
      {
        type: "identity appeared",
        identity: { uid: "sample-admin", email: "admin@example.com", displayName: "Ada Admin" },
        at: 9671,
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
            at: 9839,
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
        at: 12380,
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
            at: 12652,
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
    [{ type: "sign in with email", email: "admin@example.com", password: "•••" }, "signing in with email"],
    [{ type: "identity vanished" }, "signing in with email"],
    [
      {
        type: "identity appeared",
        identity: { uid: "sample-admin", email: "admin@example.com", displayName: "Ada Admin" },
        at: 10376,
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
            at: 10814,
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
        identity: { uid: "4C4Tb6WF11q7KpPT0OZsOFaS1Exs", email: "departing@example.com" },
        at: 33433,
      },
      { registering: "creating the account" },
    ],
    [
      {
        type: "xstate.done.actor.creating the account",
        output: {
          _tag: "Success",
          success: {
            identity: { uid: "4C4Tb6WF11q7KpPT0OZsOFaS1Exs", email: "departing@example.com" },
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
            at: 34331,
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
        identity: { uid: "4C4Tb6WF11q7KpPT0OZsOFaS1Exs", email: "departing@example.com" },
        at: 37918,
      },
      "signing in with email",
    ],
    [
      {
        type: "xstate.done.actor.signing in with email",
        output: {
          _tag: "Success",
          success: { uid: "4C4Tb6WF11q7KpPT0OZsOFaS1Exs", email: "departing@example.com" },
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
            at: 38122,
            outcome: {
              _tag: "Success",
              success: {
                uid: "4C4Tb6WF11q7KpPT0OZsOFaS1Exs",
                userId: "2005",
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
        at: 17431,
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
            at: 17532,
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
        at: 15734,
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
        output: { _tag: "Failure", failure: { _tag: "TimedOut" } },
        actorId: "restoring",
      },
      { arriving: "no verdict" },
    ],
    [
      {
        type: "identity appeared",
        identity: { uid: "sample-viewer", email: "viewer@example.com", displayName: "Vera Viewer" },
        at: 30870,
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
            generation: 2,
            at: 31379,
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
  ]);
  expect(stray).toBeUndefined();
});

test("auth, as it was recorded: D55: who does not want to wait for an answer leaves", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "restore the session", uid: "sample-viewer" }, { arriving: "restoring" }],
    [
      {
        type: "identity appeared",
        identity: { uid: "sample-viewer", email: "viewer@example.com", displayName: "Vera Viewer" },
        at: 20511,
      },
      { arriving: "restoring" },
    ],
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
            at: 20517,
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
    [{ type: "sign out" }, "signing out"],
    [{ type: "identity vanished" }, "signing out"],
    [
      { type: "xstate.done.actor.signing out", output: { _tag: "Success" }, actorId: "signing out" },
      "signed out",
    ],
  ]);
  expect(stray).toBeUndefined();
});

test("auth, as it was recorded: D24: a token that grows old is renewed quietly", () => {
  const stray = strayStep(authMachine, undefined, [
    [{ type: "xstate.init" }, "signed out"],
    [{ type: "identity vanished" }, "signed out"],
    [{ type: "sign in with email", email: "viewer@example.com", password: "•••" }, "signing in with email"],
    [
      {
        type: "identity appeared",
        identity: { uid: "sample-viewer", email: "viewer@example.com", displayName: "Vera Viewer" },
        at: 9040,
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
            at: 9117,
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
        at: 3013736,
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
            at: 3014605,
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
        type: "identity appeared",
        identity: { uid: "sample-admin", email: "admin@example.com", displayName: "Ada Admin" },
        at: 8186,
      },
      { arriving: "restoring" },
    ],
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
            at: 8197,
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
    [{ type: "session expired" }, { "signed in": "expired" }],
    [{ type: "sign in again" }, { "signed in": "signing in again" }],
    [
      {
        type: "xstate.done.actor.signing in again",
        output: {
          _tag: "Success",
          success: {
            generation: 3,
            at: 13482,
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
