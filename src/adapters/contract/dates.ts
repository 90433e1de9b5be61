import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { isCalendarDate } from "../../domain/calendar-date.ts";
import { Authorization } from "./access.ts";
import { all, byId, count, create, edit, page, listOf, remove } from "./endpoints.ts";
import { FAILURES } from "./failures.ts";
import { id, idText } from "./ids.ts";
import { records } from "./records.ts";
import { absent, KitchenRefCodec, UserRefCodec } from "./reference-codecs.ts";

const NewDatesCodec = Schema.Struct({
  sourceProfileId: UserRefCodec,
  targetProfileId: UserRefCodec,
  kitchen: absent(KitchenRefCodec),
}).annotate({ identifier: "NewDates" });

const DatesCodec = Schema.Struct({
  datesId: id<"date request">(),
  ...NewDatesCodec.fields,
  creationDate: Schema.String,
}).annotate({ identifier: "Dates" });

const datesId = idText<"date request">();
const Day = Schema.String.pipe(Schema.refine(isCalendarDate));

/** §7, Dates. Pages are `{max}/{first}` by decision (D29); days are plain `YYYY-MM-DD` (D42). */
export const DatesGroup = HttpApiGroup.make("dates")
  .add(
    all("/dates", DatesCodec),
    count("/dates/count"),
    HttpApiEndpoint.get("range", "/dates/range", {
      query: { startDate: Day, endDate: Day },
      success: records(DatesCodec),
      error: FAILURES,
    }),
    page("/dates/:max/:first", DatesCodec),
    byId("/dates/:id", datesId, DatesCodec),
    create("/dates/createDates", NewDatesCodec, DatesCodec),
    edit("/dates/editDates", DatesCodec),
    remove("/dates/destroy/:id", datesId),
    listOf("ofUser", "/dates/user/:id", idText<"user">(), DatesCodec),
    listOf("ofKitchen", "/dates/kitchen/:id", idText<"kitchen">(), DatesCodec),
  )
  .middleware(Authorization);
