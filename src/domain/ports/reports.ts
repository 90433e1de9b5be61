import * as Context from "effect/Context";
import type { Id } from "../id.ts";
import type { UserReport } from "../report.ts";
import type { Collection } from "./collection.ts";

/** What people reported (§7, Reports). */
export class Reports extends Context.Service<Reports, Collection<UserReport, Id<"report">>>()(
  "domain/ports/Reports",
) {}
