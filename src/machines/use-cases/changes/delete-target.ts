import * as Effect from "effect/Effect";
import { isRecord, isReportDecision, type Target } from "../../../domain/deletion.ts";
import type { Id } from "../../../domain/id.ts";
import { Blocks } from "../../../domain/ports/blocks.ts";
import type { Collection } from "../../../domain/ports/collection.ts";
import { Comments } from "../../../domain/ports/comments.ts";
import { Dates } from "../../../domain/ports/dates.ts";
import { Favorites } from "../../../domain/ports/favorites.ts";
import { ProfileImages } from "../../../domain/ports/profile-images.ts";
import { TribeImages } from "../../../domain/ports/tribe-images.ts";
import { Tribes } from "../../../domain/ports/tribes.ts";
import type { WriteFailure } from "../../../domain/saving-failure.ts";
import type { ContributionName } from "../../../domain/resources.ts";
import type { WorkingPorts } from "../../ports.ts";
import { identified } from "../identified.ts";
import { RECORD_SOURCES } from "../lists/record-sources.ts";
import { settleReport } from "./settle-report.ts";

const removing = <A, Of extends string, R>(
  port: Effect.Effect<Pick<Collection<A, Id<Of>>, "remove">, never, R>,
) => identified((id: Id<Of>) => Effect.flatMap(port, ({ remove }) => remove(id)));

const CONTRIBUTION_REMOVALS = {
  comments: removing(Comments),
  favorites: removing(Favorites),
  dates: removing(Dates),
  blocks: removing(Blocks),
} satisfies Readonly<Record<ContributionName, unknown>>;

/** Deletes one target, whatever it is, or does what was decided of a report; the port's failures are the program's. */
export const deleteTarget = (target: Target): Effect.Effect<void, WriteFailure, WorkingPorts> => {
  if (isRecord(target)) return RECORD_SOURCES[target._tag].remove(target);
  if (isReportDecision(target)) return settleReport(target);
  switch (target._tag) {
    case "TribeImage":
      return TribeImages.use((images) => images.remove(target.id));
    case "ProfileImage":
      return ProfileImages.use((images) => images.remove(target.id));
    case "Membership":
      return Tribes.use((tribes) => tribes.removeMember(target.tribeId, target.id));
    default:
      return CONTRIBUTION_REMOVALS[target._tag](target.id);
  }
};
