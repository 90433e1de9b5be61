import type { Acted } from "../../../machines/action/action.machine.ts";
import { orNotSent } from "../../../machines/use-cases/or-not-sent.ts";
import { useSignedInActors } from "../../app-context.ts";
import { type Pressed, usePress } from "./use-press.ts";

/** Something changed at a press; `onEnded` is told what came of it. */
export const useWrite = (onEnded: (answer: Acted) => void): Pressed => {
  const { deletions } = useSignedInActors();
  const { isBusy, act } = usePress(onEnded);
  return { isBusy, act: (action) => act(orNotSent(action, deletions.getSnapshot().hasTag("offline"))) };
};
