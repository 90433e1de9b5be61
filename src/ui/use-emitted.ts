import { useEffect, useEffectEvent } from "react";
import type { ActorRef, EventObject, Snapshot } from "xstate";

/** Does something whenever a chart tells of it. */
export const useEmitted = <E extends EventObject, T extends E["type"]>(
  actor: Pick<ActorRef<Snapshot<unknown>, never, E>, "on">,
  type: T,
  act: (emitted: E & (T extends "*" ? unknown : { readonly type: T })) => void,
): void => {
  const told = useEffectEvent(act);
  useEffect(() => {
    const listening = actor.on(type, (emitted) => told(emitted));
    return () => listening.unsubscribe();
  }, [actor, type]);
};
