import * as Context from "effect/Context";
import type { ReportId } from "../id.ts";
import type { Report } from "../report.ts";
import type { Collection } from "./collection.ts";

/** What people reported (§7, Reports). */
export class Reports extends Context.Service<Reports, Collection<Report, ReportId>>()(
  "domain/ports/Reports",
) {}
