import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Reports } from "../../domain/ports/reports.ts";
import { Call } from "./call.ts";

/** `Reports` over HTTP. */
export const reportsHttp = Layer.effect(
  Reports,
  Effect.map(Call, (call) =>
    Reports.of({
      all: () => call("reports.all", ({ reports }) => reports.all({})),
      page: ({ first, max }) =>
        call("reports.page", ({ reports }) => reports.page({ params: { first, max } })),
      byId: (id) => call("reports.byId", ({ reports }) => reports.byId({ params: { id } })),
      remove: (id) => call("reports.remove", ({ reports }) => reports.remove({ params: { id } })),
    }),
  ),
);
