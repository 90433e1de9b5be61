import { use, useDeferredValue } from "react";
import type { HeldTo } from "../../../domain/business/plan.ts";
import type { Read } from "../../../machines/app.ts";

const known = (read: Read<HeldTo>): HeldTo => (read._tag === "Success" ? read.success : undefined);

/** What the chef is held to, once that was read; read again, it is what it was until then. */
export const useHeldTo = (source: Promise<Read<HeldTo>>): HeldTo => known(use(useDeferredValue(source)));

/** The same, without waiting: until it was read nothing is known. For what is there, and used, before. */
export const useHeldToLater = (source: Promise<Read<HeldTo>>): HeldTo => {
  const read = useDeferredValue<Promise<Read<HeldTo>> | "not yet">(source, "not yet");
  return read === "not yet" ? undefined : known(use(read));
};
