import { use, useDeferredValue } from "react";
import type { HeldTo } from "../../../domain/business/plan.ts";
import type { Read } from "../../../machines/app.ts";

/** What the chef is held to, once that was read; read again, it is what it was until then. */
export const useHeldTo = (source: Promise<Read<HeldTo>>): HeldTo => {
  const read = use(useDeferredValue(source));
  return read._tag === "Success" ? read.success : undefined;
};
