import { useActorRef, useSelector } from "@xstate/react";
import type { Effect } from "effect/Effect";
import { useEffect, useEffectEvent, useState } from "react";
import type { Draft } from "../../domain/editing.ts";
import type { ReadingPorts } from "../../domain/ports/index.ts";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import { editingMachine, type Editing, type Writing } from "../../machines/editing/editing.machine.ts";
import { editingView, type EditingView } from "../../machines/editing/editing.view.ts";
import { useConsole, useDesk } from "../console-context.ts";

type Program<A> = Effect<A, RemoteFailure, ReadingPorts>;

interface EditingOptions<A, D extends Draft<D>> extends Editing<A, D> {
  /** Reads the record that is edited, whatever is remembered of it. */
  readonly read: () => Program<A>;
  readonly write: (writing: Writing<A, D>) => Program<A>;
  readonly nameOf: (record: A) => string;
  /** What to do once the server has answered. */
  readonly onSaved: (record: A) => void;
}

/** A form's own chart, put together for one kind of record; what was saved is announced (§8). */
export const useEditing = <A, D extends Draft<D>>({
  base,
  draftOf,
  read,
  write,
  nameOf,
  onSaved,
}: EditingOptions<A, D>): EditingView<D> => {
  const { actorOf, logDefect } = useConsole();
  const { announcements } = useDesk();
  // The chart is the form's for as long as it is shown: what is read and written does not change under it.
  const [machine] = useState(() =>
    editingMachine<A, D>().provide({
      actors: { "read the record anew": actorOf(read), "write the record": actorOf(write) },
      actions: { "log the bug": (_, cause) => logDefect(cause) },
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
  return editingView<A, D>(
    useSelector(actor, (snapshot) => snapshot),
    actor.send,
  );
};
