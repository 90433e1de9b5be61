import { assertEvent, assign, setup } from "xstate";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import type { SheetFile, SheetPiece } from "../../domain/sheet.ts";
import { type Answer, failure, output, success, succeeded } from "../answer.ts";
import { actorSlot } from "../effect-actor.ts";
import type { ExportedPart, ExportScope, PartAsked } from "../use-cases/lists/export-records.ts";

/** What somebody wants to have as a file. */
export interface ExportOrder {
  readonly scope: ExportScope;
  readonly name: string;
  readonly header: ReadonlyArray<string>;
}

export interface ExportStep extends PartAsked {
  readonly order: ExportOrder;
}

interface ExportContext {
  readonly order: ExportOrder | undefined;
  /** The ids of the parts that are written, and the parts themselves; the rows are held by nobody. */
  readonly ids: ReadonlyArray<ReadonlySet<string>>;
  readonly pieces: ReadonlyArray<SheetPiece>;
  /** How many there should be in the file: those that went meanwhile are among them. */
  readonly total: number;
  readonly counted: number | undefined;
  readonly isComplete: boolean;
  /** Why reading failed; nothing where saving did. */
  readonly failure: RemoteFailure | undefined;
}

type Part = Answer<ExportedPart, RemoteFailure>;

const ordered = ({ order }: ExportContext): ExportOrder => {
  if (order === undefined) throw new Error("An export began without an order");
  return order;
};

const NOTHING = {
  order: undefined,
  ids: [],
  pieces: [],
  total: 0,
  counted: undefined,
  isComplete: false,
  failure: undefined,
} satisfies ExportContext;

const BEGIN = { target: "looking for more", actions: "note the order" } as const;

/** What else is asked for meanwhile: a file of what was on the screen before would be taken for it. */
const INSTEAD = { ...BEGIN, guard: "it asks for something else" } as const;

/** Records as a file: read and written part by part, each record once, then saved; it can be given up at any time. */
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
    "export a part": actorSlot<ExportedPart, RemoteFailure, ExportStep>(),
    "save the file": actorSlot<void, never, SheetFile>(),
  },
  guards: {
    "it succeeded": succeeded,
    "everything is read": ({ context }) => context.isComplete,
    "it asks for something else": ({ context, event }) => {
      assertEvent(event, "start");
      return JSON.stringify(event.order) !== JSON.stringify(context.order);
    },
  },
  actions: {
    "note the order": assign(({ event }) => {
      assertEvent(event, "start");
      return { ...NOTHING, order: event.order };
    }),
    "forget the failure": assign({ failure: undefined }),
    "keep the part": assign(({ context }, answer: Part) => {
      const { ids, piece, total, counted, isLast } = success(answer);
      return {
        ids: [...context.ids, ids],
        pieces: [...context.pieces, piece],
        total: context.counted === undefined ? total : Math.max(context.total, total),
        counted,
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
      on: { start: BEGIN },
    },
    "looking for more": {
      always: [
        { guard: "everything is read", target: "saving" },
        { target: "collecting", actions: "forget the failure" },
      ],
    },
    collecting: {
      tags: "busy",
      on: { cancel: "idle", start: INSTEAD },
      invoke: {
        id: "export a part",
        src: "export a part",
        input: ({ context }) => ({
          order: ordered(context),
          part: context.ids.length + 1,
          before: context.ids,
          counted: context.counted,
        }),
        onDone: [
          {
            guard: { type: "it succeeded", params: output },
            target: "looking for more",
            actions: { type: "keep the part", params: output },
          },
          { target: "failed", actions: { type: "note the failure", params: output } },
        ],
      },
    },
    saving: {
      tags: "busy",
      on: { cancel: "idle", start: INSTEAD },
      invoke: {
        id: "save the file",
        src: "save the file",
        input: ({ context }) => ({ name: ordered(context).name, pieces: context.pieces }),
        onDone: [{ guard: { type: "it succeeded", params: output }, target: "done" }, { target: "failed" }],
      },
    },
    done: { tags: "done", on: { start: BEGIN, dismiss: "idle" } },
    failed: { tags: "failed", on: { "try again": "looking for more", start: BEGIN, dismiss: "idle" } },
  },
});
