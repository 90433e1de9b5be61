import { use, useDeferredValue } from "react";
import type { HeldTo } from "../../../domain/business/plan.ts";
import type { Read } from "../../../machines/app.ts";

/** What a chef is held to by what was read; nothing is known where that failed. */
export const heldToBy = (read: Read<HeldTo>): HeldTo => (read._tag === "Success" ? read.success : undefined);

/** What the chef is held to, once that was read; read again, it is what it was until then. */
export const useHeldTo = (source: Promise<Read<HeldTo>>): HeldTo => heldToBy(use(useDeferredValue(source)));

/** The same, without waiting: until it was read nothing is known. For what is there, and used, before. */
export const useHeldToLater = (source: Promise<Read<HeldTo>>): HeldTo => {
  const read = useDeferredValue<Promise<Read<HeldTo>> | "not yet">(source, "not yet");
  return read === "not yet" ? undefined : heldToBy(use(read));
};
