import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Reports } from "../../domain/ports/reports.ts";
import { Reads } from "./reads.ts";

/** `Reports`, remembered. */
export const reportsCached = Layer.effect(
  Reports,
  Effect.gen(function* () {
    const reports = yield* Reports;
    const { fresh, touching } = yield* Reads;
    return Reports.of({
      all: yield* fresh("reports", reports.all),
      page: yield* fresh("reports", reports.page),
      byId: yield* fresh("reports", reports.byId),
      remove: touching(["reports"], reports.remove),
    });
  }),
);
