import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { Reports } from "../../../domain/ports/reports.ts";
import type { Report } from "../../../domain/report.ts";
import { collectionSql } from "./collection.ts";
import { kitchenRefOf, userRefOf } from "./contributions.ts";
import { creationDate } from "./instants.ts";
import { idOf } from "./rows.ts";

interface ReportRow {
  readonly report_id: string;
  readonly user_id: string | null;
  readonly kitchen_id: string | null;
  readonly reason: string;
  readonly creation_date: string;
}

const reportOf = (row: ReportRow): Report => ({
  reportId: idOf<"report">(row.report_id),
  reporter: row.user_id === null ? undefined : userRefOf(row.user_id),
  kitchen: kitchenRefOf(row.kitchen_id),
  reason: row.reason,
  creationDate: row.creation_date,
});

/** `Reports` over SQL. */
export const reportsSql = Layer.effect(
  Reports,
  Effect.map(SqlClient, (sql) => {
    const { all, page, byId, remove } = collectionSql(sql, {
      select: sql`
        SELECT report_id::text, user_id::text, kitchen_id::text, reason, ${creationDate(sql)} FROM reports`,
      table: "reports",
      key: "reports.report_id",
      keyColumn: "report_id",
      itemOf: reportOf,
      missing: "Report not found",
    });
    return Reports.of({ all, page, byId, remove });
  }),
);
