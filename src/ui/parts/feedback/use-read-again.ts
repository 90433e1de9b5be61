import { useEffect, useEffectEvent } from "react";
import { missingFor, type RemoteFailure } from "../../../domain/remote-failure.ts";
import { useSignedInActors } from "../../app-context.ts";

/** Has what failed for want of a connection or a session read again when that is back; nothing while nothing failed. */
export const useReadAgain = (failure: RemoteFailure | undefined, again: () => void): void => {
  const { recovery } = useSignedInActors();
  const readAgain = useEffectEvent(again);
  useEffect(() => {
    const type = failure && missingFor(failure);
    if (type === undefined) return undefined;
    recovery.send({ type });
    const listening = recovery.on("read again", () => readAgain());
    return () => listening.unsubscribe();
  }, [recovery, failure]);
};
