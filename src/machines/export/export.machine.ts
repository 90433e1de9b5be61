import { assertEvent, assign, setup } from "xstate";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import type { Sheet } from "../../domain/sheet.ts";
import { type Answer, failure, output, success } from "../answer.ts";
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

type Part = Answer<ExportedRows, RemoteFailure>;

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
    tags: {} as "busy" | "done" | "failed",
  },
  actors: {
    "read a part": actorSlot<
      ExportedRows,
      RemoteFailure,
      { readonly order: ExportOrder; readonly part: number }
    >(),
    "save the file": actorSlot<void, never, Sheet>(),
  },
  guards: {
    "it succeeded": (_, answer: Answer<unknown, unknown>) => answer._tag === "Success",
    "everything is read": ({ context }) => context.isComplete,
  },
  actions: {
    "note the order": assign(({ event }) => {
      assertEvent(event, "start");
      return { ...NOTHING, order: event.order };
    }),
    "turn to the next part": assign(({ context }) => ({ part: context.part + 1, failure: undefined })),
    "turn back to the part that failed": assign(({ context }) => ({ part: context.part - 1 })),
    "keep the rows": assign(({ context }, answer: Part) => {
      const { rows, total, isLast } = success(answer);
      return {
        rows: new Map([...context.rows, ...rows.map((row) => [row.id, row] as const)]),
        total,
        isComplete: isLast,
      };
    }),
    "note the failure": assign((_, answer: Part) => ({ failure: failure(answer) })),
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
        id: "read a part",
        src: "read a part",
        input: ({ context }) => ({ order: ordered(context), part: context.part }),
        onDone: [
          {
            guard: { type: "it succeeded", params: output },
            target: "looking for more",
            actions: { type: "keep the rows", params: output },
          },
          {
            target: "failed",
            actions: ["turn back to the part that failed", { type: "note the failure", params: output }],
          },
        ],
      },
    },
    writing: {
      tags: "busy",
      on: { cancel: "idle" },
      invoke: {
        id: "save the file",
        src: "save the file",
        input: ({ context }) => ({
          name: ordered(context).name,
          header: ordered(context).header,
          rows: [...context.rows.values()].map(({ cells }) => cells),
        }),
        onDone: [{ guard: { type: "it succeeded", params: output }, target: "done" }, { target: "failed" }],
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
