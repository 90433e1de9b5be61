import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { Presence, PRESENT_SECONDS } from "../../../domain/presence.ts";
import { ReportPresence } from "../policy/report-presence.ts";
import { reading } from "./entity-rows.ts";
import { References } from "./references.ts";
import { recordsBy } from "./reads.ts";
import { keyOf } from "./rows.ts";

/** `ReportPresence` over SQL, of reports that are open; the database's own time holds for everybody. */
export const reportPresenceSql = Layer.effect(
  ReportPresence,
  Effect.zipWith(SqlClient, References, (sql, named) => {
    const elsewhere = named.user("person", "report_presence.user_id");
    const { columns, itemOf } = reading(sql, "report_presence", Presence, elsewhere);
    return ReportPresence.of({
      announce: (person, report) =>
        Effect.orDie(sql`
          INSERT INTO report_presence (user_id, report_id, ends_at)
          SELECT ${keyOf(person)}::bigint, report_id, now() + ${PRESENT_SECONDS} * interval '1 second'
          FROM reports WHERE report_id = ${keyOf(report)}
          ON CONFLICT (user_id) DO UPDATE SET report_id = EXCLUDED.report_id, ends_at = EXCLUDED.ends_at`),
      others: (person) =>
        sql`
          SELECT ${columns} FROM report_presence
          WHERE ends_at > now() AND user_id <> ${keyOf(person)} AND report_id IN (SELECT report_id FROM reports)
          ORDER BY user_id`.pipe(recordsBy(itemOf)),
    });
  }),
);
