import * as Effect from "effect/Effect";
import type { Edit, Step } from "../../../domain/change.ts";
import { type Id, isId } from "../../../domain/id.ts";
import type { Kitchen } from "../../../domain/kitchen.ts";
import type { Activities } from "../../../domain/ports/activities.ts";
import { anew } from "../../../domain/ports/bypass-cache.ts";
import type { Capabilities } from "../../../domain/ports/capabilities.ts";
import { Kitchens } from "../../../domain/ports/kitchens.ts";
import { because } from "../../../domain/ports/reason.ts";
import { unread } from "../../../domain/ports/unread.ts";
import { Users } from "../../../domain/ports/users.ts";
import { NotFound, Stale } from "../../../domain/remote-failure.ts";
import { beforeSending, type WriteFailure } from "../../../domain/saving-failure.ts";
import { withRole } from "../../../domain/user.ts";
import { identified } from "../identified.ts";
import { toldBanReason } from "../log/told-ban-reason.ts";

/** Whether an edit changed anything, and what takes it back where that can be done. */
export interface AppliedEdit {
  readonly isChanged: boolean;
  readonly inverse: Edit | undefined;
}

/** Onto what it is by now, where somebody else was faster; `Stale` at once where there is nothing to do onto that. */
const ontoTheLatest = <R>(edit: Effect.Effect<AppliedEdit | undefined, WriteFailure, R>) =>
  edit.pipe(
    Effect.retry({ times: 2, while: ({ _tag }) => _tag === "Stale" }),
    Effect.flatMap((applied) => (applied === undefined ? Effect.fail(Stale) : Effect.succeed(applied))),
  );

const SAME: AppliedEdit = { isChanged: false, inverse: undefined };

interface KitchenEdit {
  /** The kitchen as it is to be; nothing where it is so already. */
  readonly changed: (kitchen: Kitchen) => Kitchen | undefined;
  readonly inverse: (kitchen: Kitchen) => Edit;
  /** Whether it is still as it was left, where that is to be taken back. */
  readonly isAsLeft?: (kitchen: Kitchen) => boolean;
}

/** Changes a kitchen as it is now, and nothing else of it; nothing is sent where it is so already. */
const changeKitchen = ({ changed, inverse, isAsLeft = () => true }: KitchenEdit) =>
  identified((id: Id<"kitchen">) =>
    Effect.gen(function* () {
      const { byId, edit } = yield* Kitchens;
      const kitchen = yield* Effect.mapError(anew(byId(id)), beforeSending);
      const next = changed(kitchen);
      if (next === undefined) return SAME;
      if (!isAsLeft(kitchen)) return undefined;
      yield* unread(edit(next));
      return { isChanged: true, inverse: inverse(kitchen) } satisfies AppliedEdit;
    }).pipe(ontoTheLatest),
  );

const ban = (banned: boolean) =>
  changeKitchen({
    changed: (kitchen) => (kitchen.banned === banned ? undefined : { ...kitchen, banned }),
    inverse: () => ({ _tag: banned ? "LiftBan" : "Ban" }),
  });

/** Bans a kitchen, whatever else it says; nothing is sent where it is banned already. */
export const banKitchen = ban(true);

/** Bans a kitchen again whose ban was lifted by mistake, for the reason that it had. */
const banAgain = (id: string) =>
  Effect.flatMap(
    Effect.orElseSucceed(toldBanReason(id), () => undefined),
    (reason) => because(reason)(banKitchen(id)),
  );

const move = (id: Id<"tribe"> | undefined, undoes: Step["undoes"]) =>
  changeKitchen({
    changed: (kitchen) =>
      kitchen.tribe?.tribeId === id
        ? undefined
        : { ...kitchen, tribe: id === undefined ? undefined : { tribeId: id } },
    inverse: ({ tribe }) => ({
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
      const user = yield* Effect.mapError(anew(byId(id)), beforeSending);
      if (user.role === role) return SAME;
      if (undoes?._tag === "GiveRole" && undoes.role !== user.role) return undefined;
      yield* unread(edit(withRole(user, role, allowUnverified)));
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
}: Step): Effect.Effect<AppliedEdit, WriteFailure, Kitchens | Users | Activities | Capabilities> => {
  switch (edit._tag) {
    case "Ban":
      return undoes === undefined ? because(edit.reason)(banKitchen(id)) : banAgain(id);
    case "LiftBan":
      return ban(false)(id);
    case "MoveToTribe":
      if (edit.tribe === undefined) return move(undefined, undoes)(id);
      return isId<"tribe">(edit.tribe.id) ? move(edit.tribe.id, undoes)(id) : Effect.fail(NotFound());
    case "GiveRole":
      return giveRole(edit, undoes)(id);
  }
};
