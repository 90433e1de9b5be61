import type { Acted } from "../../../machines/action/action.machine.ts";
import { useOrNotSent } from "../../use-or-not-sent.ts";
import { type Pressed, usePress } from "./use-press.ts";

/** Something changed at a press; `onEnded` is told what came of it. */
export const useWrite = (onEnded: (answer: Acted) => void, patience?: number): Pressed => {
  const sent = useOrNotSent();
  const { isBusy, act } = usePress(onEnded, patience);
  return { isBusy, act: (action) => act(sent(action)) };
};
