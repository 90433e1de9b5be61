import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Reports } from "../../../../domain/ports/reports.ts";
import { Api } from "../../../contract/api.ts";
import { CurrentUser } from "../../../contract/access.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { ownerOrAdmin } from "../../policy/ownership.ts";
import { collectionHandlers } from "./collections.ts";

/** One is deleted by whoever made it or an admin. */
export const reportsHandlers = HttpApiBuilder.group(
  Api,
  "reports",
  Effect.fnUntraced(function* (handlers) {
    const reports = yield* Reports;
    return handlers.handleAll({
      ...(yield* collectionHandlers(reports)),
      remove: ({ params }) =>
        withAnsweredFailures(
          Effect.gen(function* () {
            const owner = Effect.map(reports.byId(params.id), ({ reporter }) => reporter?.userId);
            yield* ownerOrAdmin(yield* CurrentUser, owner);
            yield* reports.remove(params.id);
          }),
        ),
    });
  }),
);
