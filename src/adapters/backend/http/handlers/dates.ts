import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Dates } from "../../../../domain/ports/dates.ts";
import { Api } from "../../../contract/api.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { contributionHandlers } from "./contributions.ts";

export const datesHandlers = HttpApiBuilder.group(
  Api,
  "dates",
  Effect.fnUntraced(function* (handlers) {
    const dates = yield* Dates;
    return handlers.handleAll({
      ...(yield* contributionHandlers({
        name: "dates",
        port: dates,
        keyIn: ({ datesId }) => datesId,
        ownerIn: ({ sourceProfileId }) => sourceProfileId.userId,
      })),
      range: ({ query }) => withAnsweredFailures(dates.range(query.startDate, query.endDate)),
    });
  }),
);
