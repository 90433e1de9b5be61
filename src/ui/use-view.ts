import { useSelector } from "@xstate/react";
import type { ActorRef, EventObject, Snapshot } from "xstate";

/** What a screen draws and calls of an actor, as the actor changes. */
export const useView = <State extends Snapshot<unknown>, Event extends EventObject, View>(
  actor: Pick<ActorRef<State, Event>, "getSnapshot" | "subscribe" | "send">,
  view: (snapshot: State, send: (event: Event) => void) => View,
): View =>
  view(
    useSelector(actor, (snapshot) => snapshot),
    actor.send,
  );
