import type { KeyboardEvent } from "react";
import { keyOf } from "../../../domain/shortcuts.ts";

/** Ctrl or Cmd with S or Enter is a press of the button that saves the form in which the focus is. */
export const saveAtKey = (event: KeyboardEvent<HTMLElement>): void => {
  const { currentTarget: fields, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isHeld = (ctrlKey || metaKey) && !altKey && !shiftKey;
  // What opens over them is drawn elsewhere, and its keys come here all the same.
  const isWithin = target instanceof Node && fields.contains(target);
  if (!isHeld || !isWithin || event.nativeEvent.isComposing) return;
  if (keyOf(event).toLowerCase() !== "s" && (event.key !== "Enter" || event.defaultPrevented)) return;
  event.preventDefault();
  if (!event.repeat) fields.querySelector<HTMLButtonElement>('[type="submit"]:not([aria-disabled])')?.click();
};
