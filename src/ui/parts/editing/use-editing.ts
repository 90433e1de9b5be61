import { useActorRef } from "@xstate/react";
import type { Effect } from "effect/Effect";
import { useEffect, useEffectEvent, useState } from "react";
import type { Draft } from "../../../domain/editing.ts";
import type { WorkingPorts } from "../../../machines/ports.ts";
import type { SavingFailure } from "../../../domain/saving-failure.ts";
import { editingMachine, type Editing, type Writing } from "../../../machines/editing/editing.machine.ts";
import { editingView, type EditingView } from "../../../machines/editing/editing.view.ts";
import { READ_FIRST_MS } from "../../../machines/effect-actor.ts";
import { useApp, useSignedInActors } from "../../app-context.ts";
import { useView } from "../../use-view.ts";

type Program<A> = Effect<A, SavingFailure, WorkingPorts>;

export interface EditingOptions<A, D extends Draft<D>> extends Editing<A, D> {
  /** Reads the record that is edited, whatever is remembered of it. */
  readonly read: () => Program<A>;
  readonly write: (writing: Writing<A, D>) => Program<A>;
  /** What the form says, the way the record will say it. */
  readonly tidied: (draft: D) => D;
  readonly nameOf: (record: A) => string;
  /** What to do once the server has answered. */
  readonly onSaved: (record: A) => void;
}

/** A form's own chart, put together for one kind of record; what was saved is announced. */
export const useEditing = <A, D extends Draft<D>>({
  base,
  draftOf,
  read,
  write,
  tidied,
  nameOf,
  onSaved,
}: EditingOptions<A, D>): EditingView<D> => {
  const { actorOf } = useApp();
  const { announcements } = useSignedInActors();
  // The chart is the form's for as long as it is shown: what is read and written does not change under it.
  const [machine] = useState(() =>
    editingMachine<A, D>().provide({
      actors: {
        "reread the record": actorOf(read, READ_FIRST_MS),
        "write the record": actorOf(write, READ_FIRST_MS),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { base, draftOf } });
  const saved = useEffectEvent((record: A) => {
    announcements.send({ type: "announce", announcement: { _tag: "ItemSaved", name: nameOf(record) } });
    onSaved(record);
  });
  useEffect(() => {
    const listening = actor.on("saved", ({ record }) => saved(record));
    return () => listening.unsubscribe();
  }, [actor]);
  const view = useView(actor, editingView<A, D>);
  return { ...view, submit: (draft) => view.submit(tidied(draft)) };
};
