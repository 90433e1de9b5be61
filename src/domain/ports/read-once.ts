import * as Context from "effect/Context";

/** Whether an answer is passed on without being kept (D31): who reads everything would keep everything. */
export const ReadOnce = Context.Reference<boolean>("domain/ports/ReadOnce", {
  defaultValue: () => false,
});
