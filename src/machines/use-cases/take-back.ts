import * as Effect from "effect/Effect";
import type { FieldChange } from "../../domain/activity.ts";
import type { Draft } from "../../domain/editing.ts";
import { kitchenForm } from "../../domain/kitchen.ts";
import { BypassCache } from "../../domain/ports/bypass-cache.ts";
import { unread } from "../../domain/ports/unread.ts";
import { Users } from "../../domain/ports/users.ts";
import { type RemoteFailure, Stale } from "../../domain/remote-failure.ts";
import {
  asBefore,
  type Edited,
  editedOf,
  type NotedEdit,
  stillSo,
} from "../../domain/activity/taking-back.ts";
import { tribeForm } from "../../domain/tribe.ts";
import { isUnverifiedFor } from "../../domain/user.ts";
import { RECORD_SOURCES, type RecordPorts } from "./record-sources.ts";

type Asking<A> = Effect.Effect<A, RemoteFailure, RecordPorts>;

interface TakingBack {
  readonly unchanged: (edit: NotedEdit) => Asking<ReadonlyArray<FieldChange>>;
  readonly takeBack: (edit: NotedEdit) => Asking<void>;
}

const takingBack = <A, D extends Draft<D>>(
  byId: (id: string) => Asking<A>,
  draftOf: (record: A) => D,
  write: (onto: A, draft: D) => Asking<unknown>,
): TakingBack => {
  const read = ({ recordId, changes }: NotedEdit) =>
    Effect.map(Effect.provideService(byId(recordId), BypassCache, true), (record) => {
      const draft = draftOf(record);
      return { record, draft, unchanged: stillSo(draft, changes) };
    });
  return {
    unchanged: (edit) => Effect.map(read(edit), ({ unchanged }) => unchanged),
    takeBack: (edit) =>
      read(edit).pipe(
        Effect.filterOrFail(
          ({ unchanged }) => unchanged.length > 0,
          () => Stale,
        ),
        Effect.flatMap(({ record, draft, unchanged }) =>
          unread(write(record, { ...draft, ...asBefore(draft, unchanged) })),
        ),
      ),
  };
};

const { users, kitchens, tribes } = RECORD_SOURCES;

const TAKING_BACK: Readonly<Record<Edited, TakingBack>> = {
  users: takingBack(users.byId, editedOf, (user, { nombre, role }) =>
    Users.use(({ edit }) =>
      edit({
        ...user,
        profile: { ...user.profile, nombre },
        role: role === "" ? undefined : role,
        // What somebody had, they get back, verified or not.
        ...(isUnverifiedFor(user, role) && { allowUnverified: true }),
      }),
    ),
  ),
  kitchens: takingBack(kitchens.byId, kitchenForm.of, (onto, draft) => kitchens.write({ draft, onto })),
  tribes: takingBack(tribes.byId, tribeForm.of, (onto, draft) => tribes.write({ draft, onto })),
};

/** What of an edit can be taken back: nobody has changed it since. */
export const unchangedOf = (edit: NotedEdit) => TAKING_BACK[edit.resource].unchanged(edit);

/**
 * Takes an edit back by another one, as far as nobody has changed it since; `Stale` where all of it was changed, or
 * somebody changes the record at the same moment.
 */
export const takeBack = (edit: NotedEdit) => TAKING_BACK[edit.resource].takeBack(edit);
