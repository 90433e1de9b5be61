import { useRouter } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import { type Action, actionMachine } from "../../../machines/action/action.machine.ts";
import { READ_FIRST_MS } from "../../../machines/effect-actor.ts";
import { useApp, useSignedInActors } from "../../app-context.ts";
import { useEmitted } from "../../use-emitted.ts";

/** Something done at a press: what came of it is announced, and what the page shows is read anew. */
export const useAction = (): { readonly isBusy: boolean; readonly act: (action: Action) => void } => {
  const { actorOf } = useApp();
  const { announcements } = useSignedInActors();
  const router = useRouter();
  const [machine] = useState(() =>
    actionMachine.provide({ actors: { act: actorOf((action: Action) => action, READ_FIRST_MS) } }),
  );
  const actor = useActorRef(machine);
  useEmitted(actor, "ended", ({ announcement }) => {
    announcements.send({ type: "announce", announcement });
    void router.invalidate();
  });
  return {
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag("busy")),
    act: (action) => actor.send({ type: "act", action }),
  };
};
