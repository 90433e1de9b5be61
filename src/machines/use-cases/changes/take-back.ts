import * as Effect from "effect/Effect";
import type { Activity, FieldChange } from "../../../domain/activity.ts";
import type { Announcement } from "../../../domain/announcement.ts";
import type { RecordTarget } from "../../../domain/deletion.ts";
import type { Draft } from "../../../domain/editing.ts";
import { kitchenForm } from "../../../domain/kitchen.ts";
import { Activities } from "../../../domain/ports/activities.ts";
import { anew } from "../../../domain/ports/bypass-cache.ts";
import { because } from "../../../domain/ports/reason.ts";
import { unread } from "../../../domain/ports/unread.ts";
import { Users } from "../../../domain/ports/users.ts";
import { type RemoteFailure, Stale } from "../../../domain/remote-failure.ts";
import { beforeSending, type NotSent } from "../../../domain/saving-failure.ts";
import {
  asBefore,
  type Edited,
  editedOf,
  type NotedEdit,
  unchangedSince,
} from "../../../domain/activity/taking-back.ts";
import { SAME_DECISION_MS, isClosedWith } from "../../../domain/activity/closed-with-ban.ts";
import { utcDay } from "../../../domain/calendar-date.ts";
import { momentOf } from "../../../domain/instant.ts";
import { MAX_PAGE_SIZE } from "../../../domain/paging.ts";
import { given } from "../../../domain/records.ts";
import { isBan, latestBan } from "../../../domain/activity/why-banned.ts";
import { RESOURCES } from "../../../domain/resources.ts";
import { tribeForm } from "../../../domain/tribe.ts";
import { withRole } from "../../../domain/user.ts";
import { readRecordLog } from "../log/read-record-log.ts";
import { RECORD_SOURCES, type RecordPorts } from "../lists/record-sources.ts";

type Asking<A, E = never> = Effect.Effect<A, RemoteFailure | E, RecordPorts | Activities>;

interface TakingBack {
  readonly unchanged: (edit: NotedEdit) => Asking<ReadonlyArray<FieldChange>>;
  readonly takeBack: (edit: NotedEdit) => Asking<void, NotSent>;
}

const takingBack = <A, D extends Draft<D>>(
  byId: (id: string) => Asking<A>,
  draftOf: (record: A) => D,
  write: (onto: A, draft: D, log: ReadonlyArray<Activity>) => Asking<unknown>,
): TakingBack => {
  const read = (edit: NotedEdit) =>
    Effect.gen(function* () {
      // The record first: whatever is changed after that makes what is written onto it stale.
      const record = yield* byId(edit.recordId);
      const log = yield* readRecordLog(RESOURCES[edit.resource].kind, edit.recordId);
      const draft = draftOf(record);
      return { record, log, draft, unchanged: unchangedSince(edit, draft, log) };
    }).pipe(anew);
  return {
    unchanged: (edit) => Effect.map(read(edit), ({ unchanged }) => unchanged),
    takeBack: (edit) =>
      read(edit).pipe(
        Effect.mapError(beforeSending),
        Effect.filterOrFail(
          ({ unchanged }) => unchanged.length === edit.changes.length,
          () => Stale,
        ),
        Effect.flatMap(({ record, log, draft, unchanged }) =>
          unread(write(record, { ...draft, ...asBefore(draft, unchanged) }, log)),
        ),
      ),
  };
};

const { users, kitchens, tribes } = RECORD_SOURCES;

const TAKING_BACK: Readonly<Record<Edited, TakingBack>> = {
  users: takingBack(users.byId, editedOf, (user, { nombre, role }) =>
    Users.use(({ edit }) =>
      // What somebody had, they get back, verified or not.
      edit({ ...withRole(user, role, true), profile: { ...user.profile, nombre } }),
    ),
  ),
  // A ban that comes back has the reason that it had.
  kitchens: takingBack(kitchens.byId, kitchenForm.of, (onto, draft, log) =>
    because(draft.banned && !onto.banned ? latestBan(log)?.reason : undefined)(
      kitchens.write({ draft, onto }),
    ),
  ),
  tribes: takingBack(tribes.byId, tribeForm.of, (onto, draft) => tribes.write({ draft, onto })),
};

/** Which record an edit changed, by its name; its id, where no name is told. */
export const editedRecord = ({ resource, recordId: id, name = id }: NotedEdit): RecordTarget => ({
  _tag: resource,
  id,
  name,
});

const changeTakenBack = (edit: NotedEdit): Announcement => ({
  _tag: "ChangeTakenBack",
  target: editedRecord(edit),
});

/** Whether reports ended with a ban, as far as the log of its day tells. */
const reportsClosed = (ban: NotedEdit) =>
  Effect.gen(function* () {
    const at = momentOf(ban);
    if (at === undefined) return undefined;
    const person = ban.person?.userId;
    const filters = {
      kind: "report",
      ...(person !== undefined && { person }),
      from: utcDay(at),
      to: utcDay(at + SAME_DECISION_MS),
    };
    const found = yield* Activities.use(({ list }) => list({ first: 0, max: MAX_PAGE_SIZE }, { filters }));
    if (found.items.some((entry) => isClosedWith(ban, entry))) return true;
    return given(found) < MAX_PAGE_SIZE && found.unreadable === 0 ? false : undefined;
  }).pipe(Effect.orElseSucceed(() => undefined));

/** What taking an edit back would do. */
export interface ComingBack {
  /** What of it nobody has changed since. */
  readonly unchanged: ReadonlyArray<FieldChange>;
  /** Whether it is a ban with which reports were closed; nothing where nobody can tell. */
  readonly closedReports: boolean | undefined;
}

/** What of an edit can be taken back: nobody has changed it since. */
export const comingBack = (edit: NotedEdit) =>
  Effect.gen(function* () {
    const unchanged = yield* TAKING_BACK[edit.resource].unchanged(edit);
    const closedReports = unchanged.some(isBan) ? yield* reportsClosed(edit) : false;
    return { unchanged, closedReports } satisfies ComingBack;
  });

/**
 * Takes all changes of an edit back by another one, as was agreed to; `Stale` where somebody has changed one of them since,
 * or changes the record at the same moment.
 */
export const takeBack = (edit: NotedEdit) =>
  Effect.as(TAKING_BACK[edit.resource].takeBack(edit), changeTakenBack(edit));
