import * as Effect from "effect/Effect";
import { type ContributionTarget, isReportDecision, type ReportDecision } from "../../domain/deletion.ts";
import type { Id } from "../../domain/id.ts";
import { Blocks } from "../../domain/ports/blocks.ts";
import type { Capabilities } from "../../domain/ports/capabilities.ts";
import type { Collection } from "../../domain/ports/collection.ts";
import { Comments } from "../../domain/ports/comments.ts";
import { Dates } from "../../domain/ports/dates.ts";
import { Favorites } from "../../domain/ports/favorites.ts";
import type { Kitchens } from "../../domain/ports/kitchens.ts";
import type { Reports } from "../../domain/ports/reports.ts";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import type { ContributionName } from "../../domain/resources.ts";
import { identified } from "./identified.ts";
import { settleReport } from "./settle-report.ts";

const removing = <A, Of extends string, R>(
  port: Effect.Effect<Pick<Collection<A, Id<Of>>, "remove">, never, R>,
) => identified((id: Id<Of>) => Effect.flatMap(port, ({ remove }) => remove(id)));

const REMOVALS = {
  comments: removing(Comments),
  favorites: removing(Favorites),
  dates: removing(Dates),
  blocks: removing(Blocks),
} satisfies Readonly<Record<ContributionName, unknown>>;

/** Removes what somebody left behind, or does what was decided of a report. */
export const removeModerated = (
  target: ContributionTarget | ReportDecision,
): Effect.Effect<
  void,
  RemoteFailure,
  Blocks | Capabilities | Comments | Dates | Favorites | Kitchens | Reports
> => (isReportDecision(target) ? settleReport(target) : REMOVALS[target._tag](target.id));
