import type { Id } from "./id.ts";
import type { WriteFailure } from "./saving-failure.ts";
import type { Revised } from "./revision.ts";
import { type ContributionName, type ResourceName, RESOURCES } from "./resources.ts";

/** How many seconds a confirmed deletion may be undone before anything is sent (D62). */
export const UNDO_SECONDS = 10;

/** A record that may be deleted, with the name that people know it by, and the state in which it was looked at, where that is known. */
export interface RecordTarget extends Revised {
  readonly _tag: ResourceName;
  readonly id: string;
  readonly name: string;
  /** Whether it was banned when it was looked at, where its kind can be. */
  readonly isBanned?: boolean | undefined;
  /** Whether its address was known then not to be verified (D68), where its kind has one. */
  readonly isUnverified?: boolean | undefined;
}

/** What somebody left behind, and who. */
export interface ContributionTarget {
  readonly _tag: ContributionName;
  readonly id: string;
  readonly name: string;
  readonly owner: string | undefined;
}

/** A row of a list. */
export type ListTarget = RecordTarget | ContributionTarget;

/**
 * What may be decided of a report: it is dismissed, or its kitchen is banned and every report about that closed; where it
 * is banned already, they are closed alone.
 */
export type ReportDecision = { readonly name: string } & (
  | { readonly _tag: "Report"; readonly id: Id<"report"> }
  | {
      readonly _tag: "KitchenBan" | "KitchenReports";
      readonly id: Id<"kitchen">;
      readonly reason: string;
      /** The reports about it that are known; the one that it was decided at first. */
      readonly reports: ReadonlyArray<Id<"report">>;
    }
);

/** Something that may be deleted. */
export type Target =
  | ListTarget
  | ReportDecision
  | ({ readonly name: string } & (
      | { readonly _tag: "TribeImage"; readonly id: Id<"tribe image"> }
      | { readonly _tag: "ProfileImage"; readonly id: Id<"profile image">; readonly owner: Id<"user"> }
      | {
          readonly _tag: "Membership";
          readonly id: Id<"user">;
          readonly tribeId: Id<"tribe">;
          readonly tribeName: string;
        }
    ));

/** Whether it is a record, with a page and forms of its own. */
export const isRecord = (target: Target): target is RecordTarget => Object.hasOwn(RESOURCES, target._tag);

/** Whether it is decided in the queue of reports, which tells by itself that it was done. */
export const isReportDecision = (target: Target): target is ReportDecision =>
  target._tag === "Report" || "reports" in target;

export type TargetTag = Target["_tag"];

/**
 * Whether two targets are the same thing: who is removed from one tribe stays in another, and a kitchen that is banned
 * for one report may be banned for a later one as well.
 */
export const isSameTarget = (one: Target, other: Target): boolean =>
  one._tag === other._tag &&
  one.id === other.id &&
  (one._tag !== "Membership" || other._tag !== "Membership" || one.tribeId === other.tribeId) &&
  (!("reports" in one) || !("reports" in other) || one.reports[0] === other.reports[0]);

/** Whether it is somebody's own account, which nobody deletes (D64). */
export const isOwnAccount = (
  { userId }: { readonly userId: Id<"user"> },
  { _tag, id }: Pick<Target, "_tag" | "id">,
): boolean => _tag === "users" && id === userId;

/** A target that was not deleted, or not certainly (D38), and why. */
export interface Undeleted {
  readonly target: Target;
  readonly failure: WriteFailure;
}
