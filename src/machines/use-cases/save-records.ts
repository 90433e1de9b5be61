import * as Effect from "effect/Effect";
import { type Kitchen, kitchenForm, type KitchenForm, withKitchenForm } from "../../domain/kitchen.ts";
import { BypassCache } from "../../domain/ports/bypass-cache.ts";
import { Kitchens } from "../../domain/ports/kitchens.ts";
import { Tribes } from "../../domain/ports/tribes.ts";
import { Users } from "../../domain/ports/users.ts";
import { NotFound, Refused } from "../../domain/remote-failure.ts";
import { type Tribe, tribeForm, type TribeForm, withTribeForm } from "../../domain/tribe.ts";
import type { User } from "../../domain/user.ts";
import { type UserForm, withUserForm } from "../../domain/user-form.ts";
import type { Writing } from "../editing/editing.machine.ts";
import type { RecordSource } from "./record-sources.ts";

/** A record as the backend has it at this moment; a new one is not there yet. */
export const reread = <A>(
  { byId, definition }: Pick<RecordSource<A>, "byId" | "definition">,
  record: A | undefined,
) =>
  record === undefined
    ? Effect.fail(NotFound())
    : Effect.provideService(byId(definition.idOf(record)), BypassCache, true);

/** A record that its form is opened on. */
export const readForForm = <A>({ byId }: Pick<RecordSource<A>, "byId">, id: string) =>
  Effect.map(byId(id), (record) => ({ record }));

/** Saves the merged user. */
export const writeUser = ({ draft, onto }: Writing<User, UserForm>) =>
  onto === undefined
    ? Effect.fail(Refused("A user is created by an account"))
    : Users.use(({ edit }) => edit(withUserForm(onto, draft)));

/** Saves the merged kitchen, or a new one; a new one is never banned. */
export const writeKitchen = ({ draft, onto }: Writing<Kitchen, KitchenForm>) =>
  Kitchens.use(({ create, edit }) =>
    onto === undefined ? create(kitchenForm.meant(draft)) : edit(withKitchenForm(onto, draft)),
  );

/** Saves the merged tribe, or a new one. */
export const writeTribe = ({ draft, onto }: Writing<Tribe, TribeForm>) =>
  Tribes.use(({ create, edit }) =>
    onto === undefined ? create(tribeForm.meant(draft)) : edit(withTribeForm(onto, draft)),
  );
