import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import { type Action, actionMachine } from "../../../machines/action/action.machine.ts";
import { READ_FIRST_MS } from "../../../machines/effect-actor.ts";
import { useApp, useSignedInActors } from "../../app-context.ts";
import { useEmitted } from "../../use-emitted.ts";

/** Something done at a press, one at a time. */
export interface Pressed {
  readonly isBusy: boolean;
  readonly act: (action: Action) => void;
}

/** Something done at a press: what came of it is announced. */
export const useAnnouncedAction = (onEnded: () => void = () => undefined): Pressed => {
  const { actorOf } = useApp();
  const { announcements } = useSignedInActors();
  const [machine] = useState(() =>
    actionMachine.provide({ actors: { act: actorOf((action: Action) => action, READ_FIRST_MS) } }),
  );
  const actor = useActorRef(machine);
  useEmitted(actor, "ended", ({ announcement }) => {
    announcements.send({ type: "announce", announcement });
    onEnded();
  });
  return {
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag("busy")),
    act: (action) => actor.send({ type: "act", action }),
  };
};
