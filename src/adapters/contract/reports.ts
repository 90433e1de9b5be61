import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { idText } from "../../domain/fields.ts";
import { UserReport } from "../../domain/report.ts";
import { Authorization } from "./access.ts";
import { all, byId, page, remove } from "./endpoints.ts";

const reportId = idText<"report">();

/** §7, Reports. Pages are `{first}/{max}` (D29). */
export const ReportsGroup = HttpApiGroup.make("reports")
  .add(
    all("/report", UserReport),
    page("/report/:first/:max", UserReport),
    byId("/report/:id", reportId, UserReport),
    remove("/report/destroy/:id", reportId),
  )
  .middleware(Authorization);
