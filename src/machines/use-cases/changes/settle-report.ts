import * as Effect from "effect/Effect";
import type { ReportDecision } from "../../../domain/deletion.ts";
import { anew } from "../../../domain/ports/bypass-cache.ts";
import { because } from "../../../domain/ports/reason.ts";
import { Reports } from "../../../domain/ports/reports.ts";
import { NotFound } from "../../../domain/remote-failure.ts";
import { banKitchen } from "./apply-edit.ts";
import { AT_A_TIME } from "../at-a-time.ts";
import { reportsAbout } from "../moderation/reports-about.ts";

/**
 * Bans a kitchen that is not yet, and then closes every report about it; what somebody else has closed is as good.
 * `NotFound` where others had left nothing to do.
 */
const banAndClose = ({ _tag, id, reason }: Exclude<ReportDecision, { readonly _tag: "Report" }>) =>
  Effect.gen(function* () {
    const isBannedNow = _tag === "KitchenBan" && (yield* banKitchen(id)).isChanged;
    const { remove } = yield* Reports;
    const closed = yield* Effect.forEach(
      yield* anew(reportsAbout(id)),
      ({ reportId }) =>
        remove(reportId).pipe(
          Effect.as(true),
          Effect.catchTag("NotFound", () => Effect.succeed(false)),
        ),
      { concurrency: AT_A_TIME },
    );
    if (!isBannedNow && !closed.includes(true)) yield* Effect.fail(NotFound());
  }).pipe(because(reason));

export const settleReport = (decision: ReportDecision) =>
  decision._tag === "Report" ? Reports.use((reports) => reports.remove(decision.id)) : banAndClose(decision);
