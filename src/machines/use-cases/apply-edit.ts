import * as Effect from "effect/Effect";
import type { Edit, Step } from "../../domain/change.ts";
import { type Id, isId } from "../../domain/id.ts";
import type { Kitchen } from "../../domain/kitchen.ts";
import { BypassCache } from "../../domain/ports/bypass-cache.ts";
import { Kitchens } from "../../domain/ports/kitchens.ts";
import { because } from "../../domain/ports/reason.ts";
import { unread } from "../../domain/ports/unread.ts";
import { Users } from "../../domain/ports/users.ts";
import { NotFound, type RemoteFailure } from "../../domain/remote-failure.ts";
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

const SAME: AppliedEdit = { isChanged: false, inverse: undefined };

/** Changes a kitchen as it is now, and nothing else of it; nothing is sent where it is so already. */
const changeKitchen = (
  changed: (kitchen: Kitchen) => Kitchen | undefined,
  inverse: (kitchen: Kitchen) => Edit,
) =>
  identified((id: Id<"kitchen">) =>
    Effect.gen(function* () {
      const { byId, edit } = yield* Kitchens;
      const kitchen = yield* Effect.provideService(byId(id), BypassCache, true);
      const next = changed(kitchen);
      if (next === undefined) return SAME;
      yield* unread(edit(next));
      return { isChanged: true, inverse: inverse(kitchen) } satisfies AppliedEdit;
    }).pipe(ontoTheLatest),
  );

const ban = (banned: boolean) =>
  changeKitchen(
    (kitchen) => (kitchen.banned === banned ? undefined : { ...kitchen, banned }),
    () => ({ _tag: banned ? "LiftBan" : "Ban" }),
  );

/** Bans a kitchen, whatever else it says; nothing is sent where it is banned already. */
export const banKitchen = ban(true);

const move = (id: string | undefined) =>
  changeKitchen(
    (kitchen) =>
      kitchen.tribe?.tribeId === id
        ? undefined
        : { ...kitchen, tribe: id !== undefined && isId<"tribe">(id) ? { tribeId: id } : undefined },
    ({ tribe }) => ({
      _tag: "MoveToTribe",
      tribe: tribe && { id: tribe.tribeId, name: tribe.name ?? tribe.tribeId },
    }),
  );

const giveRole = ({ role, allowUnverified = false }: Extract<Edit, { readonly _tag: "GiveRole" }>) =>
  identified((id: Id<"user">) =>
    Effect.gen(function* () {
      const { byId, edit } = yield* Users;
      const user = yield* Effect.provideService(byId(id), BypassCache, true);
      if (user.role === role) return SAME;
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

/** Changes one record as an edit says. */
export const applyEdit = ({
  target: { id },
  edit,
}: Step): Effect.Effect<AppliedEdit, RemoteFailure, Kitchens | Users> => {
  switch (edit._tag) {
    case "Ban":
      return because(edit.reason)(banKitchen(id));
    case "LiftBan":
      return ban(false)(id);
    case "MoveToTribe":
      return edit.tribe !== undefined && !isId<"tribe">(edit.tribe.id)
        ? Effect.fail(NotFound())
        : move(edit.tribe?.id)(id);
    case "GiveRole":
      return giveRole(edit)(id);
  }
};
