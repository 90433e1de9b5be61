import { idText } from "../../domain/fields.ts";
import { UserReport } from "../../domain/report.ts";
import { AT_KITCHEN_LIST } from "../../domain/contribution-lists.ts";
import { authorized } from "./access.ts";
import { all, byId, listPage, remove } from "./endpoints.ts";

const reportId = idText<"report">();

/** §7, Reports. Pages are `{first}/{max}` (D29). */
export const reportsGroup = () =>
  authorized(
    "reports",
    all("/report", UserReport),
    listPage("/report/:first/:max", UserReport, AT_KITCHEN_LIST),
    byId("/report/:id", reportId, UserReport),
    remove("/report/destroy/:id", reportId),
  );
