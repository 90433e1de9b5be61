import * as Effect from "effect/Effect";
import { Reports } from "../../../../domain/ports/reports.ts";
import { group } from "../group.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { ownerOrAdmin } from "../../policy/ownership.ts";
import { collectionHandlers } from "./collections.ts";

/** One is deleted by whoever made it or an admin. */
export const reportsHandlers = group("reports", function* () {
  const reports = yield* Reports;
  const listed = yield* collectionHandlers(reports);
  return (handlers) =>
    handlers.handleAll({
      ...listed,
      remove: ({ params: { id } }) => {
        const owner = Effect.map(reports.byId(id), ({ reporter }) => reporter?.userId);
        return withAnsweredFailures(Effect.andThen(ownerOrAdmin(owner), reports.remove(id)));
      },
    });
});
