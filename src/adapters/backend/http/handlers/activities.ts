import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { notedKindsFor } from "../../../../domain/activity.ts";
import { Capabilities } from "../../../../domain/ports/capabilities.ts";
import { NotFound } from "../../../../domain/remote-failure.ts";
import { CurrentUser } from "../../../contract/access.ts";
import { Api } from "../../../contract/api.ts";
import { arrangementOf } from "../../../contract/listing.ts";
import { ActivityLog } from "../../policy/activity-log.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { servableWindow } from "../page-window.ts";
import { counted } from "./collections.ts";

/** Everybody reads of the kinds of record that they may read. */
export const activitiesHandlers = HttpApiBuilder.group(
  Api,
  "activities",
  Effect.fnUntraced(function* (handlers) {
    const log = yield* ActivityLog;
    const isOffered = yield* Capabilities.use(({ offers }) => offers("activity"));
    return handlers.handleAll({
      page: ({ params: { first, max }, query }) =>
        withAnsweredFailures(
          Effect.gen(function* () {
            if (!isOffered) return yield* Effect.fail(NotFound("Not found"));
            const { role } = yield* CurrentUser;
            const { filters } = arrangementOf(query);
            return counted(yield* log.page(servableWindow(first, max), filters, notedKindsFor(role)));
          }),
        ),
    });
  }),
);
