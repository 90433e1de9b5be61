import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { CalendarDate } from "../calendar-date.ts";
import type { DateRequest, NewDateRequest } from "../date-request.ts";
import type { Id } from "../id.ts";
import type { Records } from "../records.ts";
import type { RemoteFailure } from "../remote-failure.ts";
import type { Contributions } from "./contributions.ts";

/** The requests for dates (§7, Dates). Those of a user are the ones that they made or were asked. */
export class Dates extends Context.Service<
  Dates,
  Contributions<DateRequest, Id<"date request">, NewDateRequest> & {
    /** The requests made from one day to another, both included (D42); `Refused` where the first is the later one. */
    readonly range: (start: CalendarDate, end: CalendarDate) => Effect<Records<DateRequest>, RemoteFailure>;
  }
>()("domain/ports/Dates") {}
