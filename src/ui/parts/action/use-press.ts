import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import type { Announcement } from "../../../domain/announcement.ts";
import { type Acted, type Action, actionMachine } from "../../../machines/action/action.machine.ts";
import { READ_FIRST_MS } from "../../../machines/effect-actor.ts";
import { useApp } from "../../app-context.ts";
import { useEmitted } from "../../use-emitted.ts";

/** Something done at a press, one at a time. */
export interface Pressed {
  readonly isBusy: boolean;
  readonly act: (action: Action) => void;
}

/** What is announced of it. */
export const toldOf = (answer: Acted): Announcement =>
  answer._tag === "Success" ? answer.success : { _tag: "ActionFailed", failure: answer.failure };

/** Something done at a press, and given up where it takes too long; `onEnded` is told what came of it. */
export const usePress = (onEnded: (answer: Acted) => void, patience = READ_FIRST_MS): Pressed => {
  const { actorOf } = useApp();
  const [machine] = useState(() =>
    actionMachine.provide({ actors: { act: actorOf((action: Action) => action, patience) } }),
  );
  const actor = useActorRef(machine);
  useEmitted(actor, "ended", ({ answer }) => onEnded(answer));
  return {
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag("busy")),
    act: (action) => actor.send({ type: "act", action }),
  };
};
