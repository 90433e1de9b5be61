import type { Acted } from "../../../machines/action/action.machine.ts";
import { useOrNotSent } from "../../use-or-not-sent.ts";
import { type Pressed, usePress } from "./use-press.ts";

/** Something changed at a press; `onEnded` is told what came of it. */
export const useWrite = (onEnded: (answer: Acted) => void): Pressed => {
  const sent = useOrNotSent();
  const { isBusy, act } = usePress(onEnded);
  return { isBusy, act: (action) => act(sent(action)) };
};
