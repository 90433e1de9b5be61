import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Reports } from "../../../domain/ports/reports.ts";
import { Api } from "../../contract/api.ts";
import { CurrentUser } from "../../contract/access.ts";
import { answered } from "../answered.ts";
import { ownerOrAdmin } from "../ownership.ts";
import { window } from "../window.ts";

/** §7, Reports. One is deleted by whoever made it or an admin (D13). */
export const reportsHandlers = HttpApiBuilder.group(
  Api,
  "reports",
  Effect.fnUntraced(function* (handlers) {
    const reports = yield* Reports;
    return handlers.handleAll({
      all: () => answered(reports.all()),
      page: ({ params }) => answered(reports.page(window(params.first, params.max))),
      byId: ({ params }) => answered(reports.byId(params.id)),
      remove: ({ params }) =>
        answered(
          Effect.gen(function* () {
            const owner = Effect.map(reports.byId(params.id), ({ reporter }) => reporter?.userId);
            yield* ownerOrAdmin(yield* CurrentUser, owner);
            yield* reports.remove(params.id);
          }),
        ),
    });
  }),
);
