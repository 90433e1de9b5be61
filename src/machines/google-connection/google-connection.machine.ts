import { TimedOut } from "../../domain/remote-failure.ts";
import { output, success } from "../answer.ts";
import { type ConnectionContext, vocabulary } from "./google-connection.vocabulary.ts";

const code = ({ context }: { context: ConnectionContext }): string =>
  context.returned?._tag === "Allowed" ? context.returned.code : "";

/** What the status says, and what is to be told once it is known. */
const said = (...told: ReadonlyArray<"tell that the locations may have changed">) =>
  [
    {
      guard: { type: "it is connected", params: output },
      target: "#google connection.connected",
      actions: [{ type: "note the status", params: output }, ...told],
    },
    {
      guard: { type: "it succeeded", params: output },
      target: "#google connection.disconnected",
      actions: [{ type: "note the status", params: output }, ...told],
    },
    {
      target: "#google connection.status unknown",
      actions: { type: "note why it is not known", params: output },
    },
  ] as const;

/** What was not sent has changed nothing. */
const NOT_SENT = {
  guard: { type: "nothing was sent", params: output },
  target: "settled",
  actions: { type: "note that it failed", params: output },
} as const;

/** What is known is asked for again with the page, while it can be used: another tab may have changed it. */
const known = vocabulary.createStateConfig({
  initial: "at rest",
  states: {
    "at rest": { on: { "page was read": "looking again" } },
    "looking again": { invoke: { id: "read the status again", src: "read the status", onDone: said() } },
  },
});

/** The connection to Google's listing: connected is only what the status says is connected. */
export const googleConnectionMachine = vocabulary.createMachine({
  id: "google connection",
  context: ({ input }) => ({
    ...input,
    integration: undefined,
    failure: undefined,
    unread: undefined,
    synced: undefined,
    isBack: input.returned !== undefined || input.expectedState !== undefined,
    isGranted: false,
  }),
  initial: "arriving",
  states: {
    arriving: {
      always: [
        { guard: "nothing came back", target: "asking for the status" },
        {
          guard: "it was left half-way",
          target: "asking for the status",
          actions: { type: "note the failure", params: { _tag: "Abandoned" } },
        },
        {
          guard: "it answers somebody else",
          target: "asking for the status",
          actions: { type: "note the failure", params: { _tag: "ForeignState" } },
        },
        {
          guard: "consent was denied",
          target: "asking for the status",
          actions: { type: "note the failure", params: { _tag: "ConsentDenied" } },
        },
        { target: "connecting" },
      ],
    },
    connecting: {
      tags: "busy",
      invoke: {
        id: "connect with the code",
        src: "connect with the code",
        input: code,
        onDone: [
          {
            guard: { type: "it succeeded", params: output },
            target: "asking for the status",
            actions: "note that access was granted",
          },
          {
            guard: { type: "the code was refused", params: output },
            target: "asking for the status",
            actions: { type: "note the failure", params: { _tag: "CodeRefused" } },
          },
          {
            target: "asking for the status",
            actions: { type: "note that it may have failed", params: output },
          },
        ],
      },
    },
    "asking for the status": {
      tags: "busy",
      entry: "forget what came back",
      invoke: {
        id: "read the status",
        src: "read the status",
        onDone: [
          {
            guard: { type: "it has been connected", params: output },
            target: "connected",
            actions: [
              { type: "tell that it is connected", params: output },
              { type: "note the status", params: output },
            ],
          },
          ...said(),
        ],
      },
      on: { "try again": { target: "asking for the status", reenter: true } },
    },
    "status unknown": {
      tags: "unknown",
      on: {
        "try again": "asking for the status",
        "page was read": "asking for the status",
        // What they came to know nothing of is told once that is known.
        "page was left": { actions: "forget that they came back" },
      },
    },
    disconnected: {
      ...known,
      on: {
        connect: { target: "asking for consent", actions: "forget the failure" },
        "page was left": { actions: "forget the failure" },
      },
    },
    "asking for consent": {
      tags: "busy",
      invoke: {
        id: "begin an authorization",
        src: "begin an authorization",
        onDone: [
          {
            guard: { type: "it is a page of consent", params: output },
            target: "leaving",
            actions: [
              { type: "remember the state", params: ({ event }) => success(event.output).state },
              { type: "go to the page of consent", params: ({ event }) => success(event.output).authUrl },
            ],
          },
          {
            guard: { type: "it succeeded", params: output },
            target: "asking for the status",
            actions: { type: "note the failure", params: { _tag: "UntrustedPage" } },
          },
          {
            guard: { type: "nothing was sent", params: output },
            target: "as it was",
            actions: { type: "note that it failed", params: output },
          },
          { target: "asking for the status", actions: { type: "note that it failed", params: output } },
        ],
      },
    },
    "as it was": {
      always: [{ guard: "access lasts", target: "connected" }, { target: "disconnected" }],
    },
    leaving: {
      tags: ["busy", "leaving"],
      // The browser is on its way; where it never leaves, the person may try again.
      after: {
        "the page should have gone": {
          target: "asking for the status",
          actions: {
            type: "note the failure",
            params: { _tag: "CallFailed", failure: TimedOut },
          },
        },
      },
    },
    connected: {
      initial: "settled",
      states: {
        settled: {
          ...known,
          on: {
            // Access that still lasts is renewed the way it was given.
            connect: { target: "#google connection.asking for consent", actions: "forget the failure" },
            sync: { target: "syncing", actions: "forget the failure" },
            disconnect: { target: "confirming", actions: "forget the failure" },
            "page was left": { actions: "forget the failure" },
          },
          after: {
            "access ends": {
              target: "#google connection.asking for the status",
              actions: "forget that they came back",
            },
          },
        },
        syncing: {
          tags: "busy",
          invoke: {
            id: "sync the locations",
            src: "sync the locations",
            onDone: [
              {
                guard: { type: "the locations were synced", params: output },
                target: "settled",
                actions: [
                  { type: "note how the sync went", params: output },
                  "tell that the locations may have changed",
                ],
              },
              NOT_SENT,
              {
                // The connection may have expired meanwhile: the status says.
                target: "finding out what came of it",
                actions: { type: "note how the sync went", params: output },
              },
            ],
          },
        },
        confirming: {
          tags: "confirming",
          on: { confirm: "disconnecting", cancel: "settled", "page was left": "settled" },
        },
        disconnecting: {
          tags: "busy",
          invoke: {
            id: "disconnect from Google",
            src: "disconnect from Google",
            onDone: [
              {
                guard: { type: "it succeeded", params: output },
                target: "finding out what came of it",
                actions: "tell that it is disconnected",
              },
              NOT_SENT,
              {
                // It may have been done all the same: the status says.
                target: "finding out what came of it",
                actions: { type: "note that it may have failed", params: output },
              },
            ],
          },
        },
        // What nobody heard of may have been done; what came through it is read anew once the backend can be reached.
        "finding out what came of it": {
          tags: "busy",
          invoke: {
            id: "read the status afterwards",
            src: "read the status",
            onDone: said("tell that the locations may have changed"),
          },
        },
      },
    },
  },
});
