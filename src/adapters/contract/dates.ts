import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import { idText } from "../../domain/fields.ts";
import { isCalendarDate } from "../../domain/calendar-date.ts";
import { DateRequest, NewDateRequest } from "../../domain/date-request.ts";
import { AT_KITCHEN_LIST } from "../../domain/contribution-lists.ts";
import { authorized } from "./access.ts";
import { all, byId, count, create, edit, listPage, listOf, remove } from "./endpoints.ts";
import { records } from "./records.ts";

const datesId = idText<"date request">();
const Day = Schema.String.pipe(Schema.refine(isCalendarDate));

/** §7, Dates. Pages are `{max}/{first}` by decision (D29); days are plain `YYYY-MM-DD` (D42). */
export const datesGroup = () =>
  authorized(
    "dates",
    all("/dates", DateRequest),
    count("/dates/count"),
    HttpApiEndpoint.get("range", "/dates/range", {
      query: { startDate: Day, endDate: Day },
      success: records(DateRequest),
    }),
    listPage("/dates/:max/:first", DateRequest, AT_KITCHEN_LIST),
    byId("/dates/:id", datesId, DateRequest),
    create("/dates/createDates", NewDateRequest, DateRequest),
    edit("/dates/editDates", DateRequest, DateRequest),
    remove("/dates/destroy/:id", datesId),
    listOf("ofUser", "/dates/user/:id", idText<"user">(), DateRequest),
    listOf("ofKitchen", "/dates/kitchen/:id", idText<"kitchen">(), DateRequest),
  );
