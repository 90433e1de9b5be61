import type { SqlClient } from "effect/sql/SqlClient";
import type { Fragment } from "effect/sql/Statement";
import type { Id } from "../../../domain/id.ts";
import { INCIDENT_TITLE } from "../../../domain/incident-report.ts";
import { rolesWith } from "../../../domain/permission.ts";
import { ROLE_IDS } from "../../../domain/role.ts";
import { keyOf } from "./rows.ts";

/** Whoever may read all messages is told of incidents. */
const TOLD_OF_INCIDENTS = rolesWith("dashboard.read").map((role) => ROLE_IDS[role]);

/** Whether somebody is told of a message `m`: it is theirs, or for everybody and no incident that is for staff. */
export const toldTo = (sql: SqlClient, id: Id<"user">): Fragment => sql`
  (m.user_id = ${keyOf(id)} OR m.user_id IS NULL AND (m.title <> ${INCIDENT_TITLE} OR EXISTS (
    SELECT 1 FROM users u WHERE u.user_id = ${keyOf(id)} AND ${sql.in("u.role_id", TOLD_OF_INCIDENTS)})))`;
