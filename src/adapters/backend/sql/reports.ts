import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { Reports } from "../../../domain/ports/reports.ts";
import { UserReport } from "../../../domain/report.ts";
import { listedSql, tableOf } from "./collection.ts";
import { atKitchen, contributionList } from "./list-filters.ts";
import { CREATION_DATE } from "./instants.ts";
import { References } from "./references.ts";

export const reportsSql = Layer.effect(
  Reports,
  Effect.zipWith(SqlClient, References, (sql, named) =>
    Reports.of(
      listedSql(sql, {
        ...tableOf(sql, "reports", "reports.report_id", UserReport, {
          creationDate: CREATION_DATE,
          ...named.user("reporter", "reports.user_id"),
          ...named.kitchen("kitchen", "reports.kitchen_id"),
        }),
        missing: "Report not found",
        ...contributionList(atKitchen(sql, ["user_id"])),
      }),
    ),
  ),
);
