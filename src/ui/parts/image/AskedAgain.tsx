import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useSignedInActors } from "../../app-context.ts";
import { useEmitted } from "../../use-emitted.ts";

/** Stands for a picture that failed, and tells when it may be asked for again: once the connection is back. */
export const AskedAgain = ({ onBack }: { onBack: () => void }) => {
  const { recovery, deletions } = useSignedInActors();
  const isOffline = useSelector(deletions, (snapshot) => snapshot.hasTag("offline"));
  useEmitted(recovery, "read again", onBack);
  useEffect(() => {
    if (isOffline) recovery.send({ type: "a connection was missing" });
  }, [recovery, isOffline]);
  return null;
};
