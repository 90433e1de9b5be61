import { use, useDeferredValue } from "react";
import type { Read } from "../../../machines/app.ts";

/**
 * What was read; while it is read again it stays, and so does the focus in it. A failure does not stay: that it is tried
 * again is seen.
 */
export const useKept = <A>(source: Promise<Read<A>>): Read<A> => {
  const kept = use(useDeferredValue(source));
  return kept._tag === "Success" ? kept : use(source);
};
