import * as Effect from "effect/Effect";
import type { KitchenId, TribeId, UserId } from "../../domain/id.ts";
import type { Kitchen } from "../../domain/kitchen.ts";
import { newKitchenOf, type KitchenForm, withKitchenForm } from "../../domain/kitchen-form.ts";
import { BypassCache } from "../../domain/ports/bypass-cache.ts";
import { Kitchens } from "../../domain/ports/kitchens.ts";
import { Tribes } from "../../domain/ports/tribes.ts";
import { Users } from "../../domain/ports/users.ts";
import { Refused, type RemoteFailure } from "../../domain/remote-failure.ts";
import type { Tribe } from "../../domain/tribe.ts";
import { newTribeOf, type TribeForm, withTribeForm } from "../../domain/tribe-form.ts";
import type { User } from "../../domain/user.ts";
import { type UserForm, withUserForm } from "../../domain/user-form.ts";
import type { Writing } from "../editing/editing.machine.ts";

const anew = <A, R>(read: Effect.Effect<A, RemoteFailure, R>) =>
  Effect.provideService(read, BypassCache, true);

/** A user as the backend has it at this moment (D37). */
export const rereadUser = (id: UserId) => anew(Users.use(({ byId }) => byId(id)));

/** Saves the merged user (§7, D14). */
export const writeUser = ({ draft, onto }: Writing<User, UserForm>) =>
  onto === undefined
    ? Effect.fail(Refused("A user is created by an account"))
    : Users.use(({ edit }) => edit(withUserForm(onto, draft)));

/** A kitchen as the backend has it at this moment (D37). */
export const rereadKitchen = (id: KitchenId) => anew(Kitchens.use(({ byId }) => byId(id)));

/** Saves the merged kitchen, or a new one; a new one is never banned (§7). */
export const writeKitchen = ({ draft, onto }: Writing<Kitchen, KitchenForm>) =>
  Kitchens.use(({ create, edit }) =>
    onto === undefined ? create(newKitchenOf(draft)) : edit(withKitchenForm(onto, draft)),
  );

/** A tribe as the backend has it at this moment (D37). */
export const rereadTribe = (id: TribeId) => anew(Tribes.use(({ byId }) => byId(id)));

/** Saves the merged tribe, or a new one (§7). */
export const writeTribe = ({ draft, onto }: Writing<Tribe, TribeForm>) =>
  Tribes.use(({ create, edit }) =>
    onto === undefined ? create(newTribeOf(draft)) : edit(withTribeForm(onto, draft)),
  );
