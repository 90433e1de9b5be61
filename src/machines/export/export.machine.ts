import type { Result } from "effect/Result";
import { assertEvent, assign, fromPromise, setup } from "xstate";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import type { Sheet } from "../../domain/sheet.ts";
import { actorSlot } from "../effect-actor.ts";
import type { ExportedRows, ExportRow, ExportScope } from "../use-cases/export-records.ts";

/** What somebody wants to have as a file: whose records, in which columns. */
export interface ExportOrder {
  readonly scope: ExportScope;
  readonly columns: ReadonlyArray<string>;
  readonly name: string;
  readonly header: ReadonlyArray<string>;
}

interface ExportContext {
  readonly order: ExportOrder | undefined;
  /** The part that is read, or was read last; they count from 1. */
  readonly part: number;
  readonly rows: ReadonlyMap<string, ExportRow>;
  readonly total: number;
  readonly isComplete: boolean;
  /** Why reading failed; nothing where writing did. */
  readonly failure: RemoteFailure | undefined;
}

type Answer = Result<ExportedRows, RemoteFailure>;

const output = ({ event }: { event: { output: Answer } }): Answer => event.output;

const ordered = ({ order }: ExportContext): ExportOrder => {
  if (order === undefined) throw new Error("An export began without an order");
  return order;
};

const NOTHING = {
  order: undefined,
  part: 0,
  rows: new Map<string, ExportRow>(),
  total: 0,
  isComplete: false,
  failure: undefined,
} satisfies ExportContext;

/** Records as a file: read part by part, each record once, then written; it can be given up at any time. */
export const exportMachine = setup({
  types: {
    context: {} as ExportContext,
    events: {} as
      | { readonly type: "start"; readonly order: ExportOrder }
      | { readonly type: "cancel" }
      | { readonly type: "try again" }
      | { readonly type: "dismiss" },
    tags: {} as "busy" | "writing" | "done" | "failed",
  },
  actors: {
    "read a part": actorSlot<
      ExportedRows,
      RemoteFailure,
      { readonly order: ExportOrder; readonly part: number }
    >(),
    "save the file": fromPromise<void, Sheet>(() =>
      Promise.reject(new Error("An actor of the chart was not provided")),
    ),
  },
  guards: {
    "it was read": (_, answer: Answer) => answer._tag === "Success",
    "everything is read": ({ context }) => context.isComplete,
  },
  actions: {
    // Reaches outside; what it does is provided where it is used.
    "log the bug": (_, _cause: unknown) => undefined,
    "note the order": assign(({ event }) => {
      assertEvent(event, "start");
      return { ...NOTHING, order: event.order };
    }),
    "turn to the next part": assign(({ context }) => ({ part: context.part + 1, failure: undefined })),
    "turn back to the part that failed": assign(({ context }) => ({ part: context.part - 1 })),
    "keep the rows": assign(({ context }, answer: Answer) =>
      answer._tag === "Success"
        ? {
            rows: new Map([...context.rows, ...answer.success.rows.map((row) => [row.id, row] as const)]),
            total: answer.success.total,
            isComplete: answer.success.isLast,
          }
        : {},
    ),
    "note the failure": assign((_, answer: Answer) => ({
      failure: answer._tag === "Failure" ? answer.failure : undefined,
    })),
    "forget everything": assign(NOTHING),
  },
}).createMachine({
  id: "export",
  context: NOTHING,
  initial: "idle",
  states: {
    idle: {
      entry: "forget everything",
      on: { start: { target: "looking for more", actions: "note the order" } },
    },
    "looking for more": {
      always: [
        { guard: "everything is read", target: "writing" },
        { target: "collecting", actions: "turn to the next part" },
      ],
    },
    collecting: {
      tags: "busy",
      on: { cancel: "idle" },
      invoke: {
        src: "read a part",
        input: ({ context }) => ({ order: ordered(context), part: context.part }),
        onDone: [
          {
            guard: { type: "it was read", params: output },
            target: "looking for more",
            actions: { type: "keep the rows", params: output },
          },
          {
            target: "failed",
            actions: ["turn back to the part that failed", { type: "note the failure", params: output }],
          },
        ],
        onError: {
          target: "failed",
          actions: [
            "turn back to the part that failed",
            { type: "log the bug", params: ({ event }: { event: { error: unknown } }) => event.error },
          ],
        },
      },
    },
    writing: {
      tags: ["busy", "writing"],
      on: { cancel: "idle" },
      invoke: {
        src: "save the file",
        input: ({ context }) => ({
          name: ordered(context).name,
          header: ordered(context).header,
          rows: [...context.rows.values()].map(({ cells }) => cells),
        }),
        onDone: "done",
        onError: {
          target: "failed",
          actions: { type: "log the bug", params: ({ event }: { event: { error: unknown } }) => event.error },
        },
      },
    },
    done: {
      tags: "done",
      on: { start: { target: "looking for more", actions: "note the order" }, dismiss: "idle" },
    },
    failed: {
      tags: "failed",
      on: {
        "try again": "looking for more",
        start: { target: "looking for more", actions: "note the order" },
        dismiss: "idle",
      },
    },
  },
});
