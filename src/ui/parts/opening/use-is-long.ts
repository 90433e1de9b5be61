import { useActorRef, useSelector } from "@xstate/react";
import { waitingMachine } from "../../../machines/waiting/waiting.machine.ts";

/** Whether somebody has waited for long since this was drawn. */
export const useIsLong = (): boolean =>
  useSelector(useActorRef(waitingMachine), (snapshot) => snapshot.hasTag("long"));
