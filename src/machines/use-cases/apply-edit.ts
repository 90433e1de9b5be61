import * as Effect from "effect/Effect";
import type { FieldChange } from "../../domain/activity.ts";
import type { Edit, Step } from "../../domain/change.ts";
import { type Id, isId } from "../../domain/id.ts";
import type { Kitchen } from "../../domain/kitchen.ts";
import { MAX_PAGE_SIZE } from "../../domain/paging.ts";
import { Activities } from "../../domain/ports/activities.ts";
import { BypassCache } from "../../domain/ports/bypass-cache.ts";
import { type Capabilities, offers } from "../../domain/ports/capabilities.ts";
import { Kitchens } from "../../domain/ports/kitchens.ts";
import { because } from "../../domain/ports/reason.ts";
import { unread } from "../../domain/ports/unread.ts";
import { Users } from "../../domain/ports/users.ts";
import { NotFound, type RemoteFailure, Stale } from "../../domain/remote-failure.ts";
import { isUnverifiedFor } from "../../domain/user.ts";
import { identified } from "./identified.ts";

/** Whether an edit changed anything, and what takes it back where that can be done. */
export interface AppliedEdit {
  readonly isChanged: boolean;
  readonly inverse: Edit | undefined;
}

/** Onto what it is by now, where somebody else was faster. */
const ontoTheLatest = <A, R>(edit: Effect.Effect<A, RemoteFailure, R>) =>
  Effect.retry(edit, { times: 2, while: ({ _tag }) => _tag === "Stale" });

const LATEST = { first: 0, max: MAX_PAGE_SIZE };

const BAN: Edit = { _tag: "Ban" };

const isBan = ({ field, after }: FieldChange): boolean => field === "banned" && after === "true";

const SAME: AppliedEdit = { isChanged: false, inverse: undefined };

interface KitchenEdit<R> {
  /** The kitchen as it is to be; nothing where it is so already. */
  readonly changed: (kitchen: Kitchen) => Kitchen | undefined;
  readonly inverse: (kitchen: Kitchen) => Effect.Effect<Edit, never, R>;
  /** Whether it is still as it was left, where that is to be taken back. */
  readonly isAsLeft?: (kitchen: Kitchen) => boolean;
}

/** Changes a kitchen as it is now, and nothing else of it; nothing is sent where it is so already. */
const changeKitchen = <R>({ changed, inverse, isAsLeft = () => true }: KitchenEdit<R>) =>
  identified((id: Id<"kitchen">) =>
    Effect.gen(function* () {
      const { byId, edit } = yield* Kitchens;
      const kitchen = yield* Effect.provideService(byId(id), BypassCache, true);
      const next = changed(kitchen);
      if (next === undefined) return SAME;
      if (!isAsLeft(kitchen)) return yield* Effect.fail(Stale);
      yield* unread(edit(next));
      return { isChanged: true, inverse: yield* inverse(kitchen) } satisfies AppliedEdit;
    }).pipe(ontoTheLatest),
  );

/** The ban that a kitchen is under, with its reason as far as the log tells. */
const banOf = ({ kitchenId }: Kitchen): Effect.Effect<Edit, never, Activities | Capabilities> =>
  Effect.gen(function* () {
    const noted = (yield* offers("activity"))
      ? yield* Activities.use(({ list }) => list(LATEST, { filters: { record: `kitchen:${kitchenId}` } }))
      : { items: [] };
    const reason = noted.items.find(({ changes }) => changes.some(isBan))?.reason;
    return reason === undefined ? BAN : { ...BAN, reason };
  }).pipe(Effect.orElseSucceed(() => BAN));

const banned = (isBanned: boolean) => (kitchen: Kitchen) =>
  kitchen.banned === isBanned ? undefined : { ...kitchen, banned: isBanned };

const liftBan = changeKitchen({ changed: banned(false), inverse: banOf });

/** Bans a kitchen, whatever else it says; nothing is sent where it is banned already. */
export const banKitchen = changeKitchen({
  changed: banned(true),
  inverse: () => Effect.succeed({ _tag: "LiftBan" }),
});

const move = (id: string | undefined, undoes: Step["undoes"]) =>
  changeKitchen({
    changed: (kitchen) =>
      kitchen.tribe?.tribeId === id
        ? undefined
        : { ...kitchen, tribe: id !== undefined && isId<"tribe">(id) ? { tribeId: id } : undefined },
    inverse: ({ tribe }) =>
      Effect.succeed({
        _tag: "MoveToTribe",
        tribe: tribe && { id: tribe.tribeId, name: tribe.name ?? tribe.tribeId },
      }),
    isAsLeft: ({ tribe }) => undoes?._tag !== "MoveToTribe" || tribe?.tribeId === undoes.tribe?.id,
  });

const giveRole = (
  { role, allowUnverified = false }: Extract<Edit, { readonly _tag: "GiveRole" }>,
  undoes: Step["undoes"],
) =>
  identified((id: Id<"user">) =>
    Effect.gen(function* () {
      const { byId, edit } = yield* Users;
      const user = yield* Effect.provideService(byId(id), BypassCache, true);
      if (user.role === role) return SAME;
      if (undoes?._tag === "GiveRole" && undoes.role !== user.role) return yield* Effect.fail(Stale);
      yield* unread(
        edit({
          ...user,
          role,
          ...(allowUnverified && isUnverifiedFor(user, role) && { allowUnverified }),
        }),
      );
      const had: Edit | undefined =
        user.role === undefined ? undefined : { _tag: "GiveRole", role: user.role };
      // What somebody had, they get back, verified or not.
      const inverse = had && user.verified === false ? { ...had, allowUnverified: true } : had;
      return { isChanged: true, inverse } satisfies AppliedEdit;
    }).pipe(ontoTheLatest),
  );

/** Changes one record as an edit says; `Stale` where it takes back what somebody has decided otherwise since. */
export const applyEdit = ({
  target: { id },
  edit,
  undoes,
}: Step): Effect.Effect<AppliedEdit, RemoteFailure, Kitchens | Users | Activities | Capabilities> => {
  switch (edit._tag) {
    case "Ban":
      return because(edit.reason)(banKitchen(id));
    case "LiftBan":
      return liftBan(id);
    case "MoveToTribe":
      return edit.tribe !== undefined && !isId<"tribe">(edit.tribe.id)
        ? Effect.fail(NotFound())
        : move(edit.tribe?.id, undoes)(id);
    case "GiveRole":
      return giveRole(edit, undoes)(id);
  }
};
