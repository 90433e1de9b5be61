import { assertEvent } from "xstate";
import { output } from "../../answer.ts";
import { somebody } from "../auth.answers.ts";
import { vocabulary } from "../auth.vocabulary.ts";
import { ENDINGS, FOLLOWED_OR_LEFT } from "./leaving.ts";

/** An account at the provider, then a user of the backend; when either fails, nobody stays signed in. */
export const registering = vocabulary.createStateConfig({
  tags: ["busy", "suppressing"],
  initial: "creating the account",
  states: {
    "creating the account": {
      invoke: {
        id: "creating the account",
        src: "register with email",
        input: ({ event }) => {
          assertEvent(event, "register");
          const { email, password, birthDate, username } = event;
          return { email, password, birthDate, username };
        },
        onDone: [
          {
            guard: { type: "it succeeded", params: output },
            actions: { type: "tell of the account", params: output },
          },
          { target: "#auth.turned away", actions: { type: "note the failure", params: output } },
        ],
      },
      on: {
        "account created": { target: "creating the user", actions: "note whose account it is" },
        "sign out": "#auth.turned away",
      },
    },
    "creating the user": {
      invoke: {
        id: "creating the registered user",
        src: "create user",
        input: ({ event }) => {
          assertEvent(event, "account created");
          return event.newUser;
        },
        onDone: [
          { guard: { type: "it succeeded", params: output }, target: "#auth.exchanging again" },
          { target: "#auth.undoing the attempt", actions: { type: "note the failure", params: output } },
        ],
      },
      on: {
        ...ENDINGS,
        "sign out": "#auth.undoing the attempt",
      },
    },
  },
});

/** The provider knows them, the backend does not: a date of birth makes them a user, as often as it takes. */
export const signingUp = vocabulary.createStateConfig({
  tags: ["suppressing", "asking for a birth date", "counts on the provider"],
  entry: ["close the session", "forget the failure", "forget the tries"],
  on: FOLLOWED_OR_LEFT,
  initial: "awaiting birth date",
  states: {
    "awaiting birth date": {
      on: { "give birth date": { target: "creating the user", actions: "forget the failure" } },
    },
    "creating the user": {
      tags: "busy",
      invoke: {
        id: "creating the new user",
        src: "create user",
        input: ({ context, event }) => {
          assertEvent(event, "give birth date");
          return { identity: somebody(context), birthDate: event.birthDate, password: undefined };
        },
        onDone: [
          { guard: { type: "it succeeded", params: output }, target: "#auth.exchanging again" },
          {
            guard: { type: "nobody is pending", params: output },
            target: "#auth.turned away",
            actions: { type: "note the failure", params: output },
          },
          { target: "awaiting birth date", actions: { type: "note the failure", params: output } },
        ],
      },
    },
    // The backend made a user and knows none: nothing that they could type would help (D69).
    "of no use": { tags: "of no use" },
  },
});
