import { isSameTarget, type RecordTarget, type Target } from "./deletion.ts";

/** The records that somebody looked at last, the latest first. */
export type RecentRecords = ReadonlyArray<RecordTarget>;

const KEPT = 8;

/** Those that are none of some targets. */
export const withoutTargets = (recent: RecentRecords, targets: ReadonlyArray<Target>): RecentRecords =>
  recent.filter((record) => !targets.some((target) => isSameTarget(record, target)));

/** With a record that somebody looks at now. */
export const lookedAt = (recent: RecentRecords, record: RecordTarget): RecentRecords =>
  [record, ...withoutTargets(recent, [record])].slice(0, KEPT);
