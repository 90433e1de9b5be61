import * as Schema from "effect/Schema";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Authorization } from "./access.ts";
import { all, byId, page, remove } from "./endpoints.ts";
import { id, idText } from "./ids.ts";
import { absent, KitchenRefCodec, UserRefCodec } from "./reference-codecs.ts";

const ReportCodec = Schema.Struct({
  reportId: id<"report">(),
  reporter: absent(UserRefCodec),
  kitchen: absent(KitchenRefCodec),
  reason: absent(Schema.String),
  creationDate: absent(Schema.String),
}).annotate({ identifier: "Report" });

const reportId = idText<"report">();

/** §7, Reports. Pages are `{first}/{max}` (D29). */
export const ReportsGroup = HttpApiGroup.make("reports")
  .add(
    all("/report", ReportCodec),
    page("/report/:first/:max", ReportCodec),
    byId("/report/:id", reportId, ReportCodec),
    remove("/report/destroy/:id", reportId),
  )
  .middleware(Authorization);
