import { Dates } from "../../../../domain/ports/dates.ts";
import { group } from "../group.ts";
import { allTold } from "./collections.ts";
import { contributionHandlers } from "./contributions.ts";

export const datesHandlers = group("dates", function* () {
  const dates = yield* Dates;
  const contributed = yield* contributionHandlers({
    name: "dates",
    port: dates,
    keyIn: ({ datesId }) => datesId,
    ownerIn: ({ sourceProfileId }) => sourceProfileId.userId,
  });
  return (handlers) =>
    handlers.handleAll({
      ...contributed,
      range: ({ query }) => allTold(dates.range(query.startDate, query.endDate)),
    });
});
