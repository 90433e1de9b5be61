import * as Predicate from "effect/Predicate";

/** Whether the file system failed in one way, as `ENOENT` names it. */
export const failedBy =
  (code: string) =>
  (cause: unknown): boolean =>
    Predicate.hasProperty(cause, "code") && cause.code === code;
