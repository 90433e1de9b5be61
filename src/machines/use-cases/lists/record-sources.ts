import * as Effect from "effect/Effect";
import {
  type Kitchen,
  kitchenForm,
  type KitchenForm,
  kitchenListDefinition,
  withKitchenForm,
} from "../../../domain/kitchen.ts";
import { Kitchens } from "../../../domain/ports/kitchens.ts";
import { Tribes } from "../../../domain/ports/tribes.ts";
import { Users } from "../../../domain/ports/users.ts";
import { Refused } from "../../../domain/remote-failure.ts";
import type { ResourceName } from "../../../domain/resources.ts";
import {
  type Tribe,
  tribeForm,
  type TribeForm,
  tribeListDefinition,
  withTribeForm,
} from "../../../domain/tribe.ts";
import { type User, type UserForm, userListDefinition, withUserForm } from "../../../domain/user.ts";
import type { Writing } from "../../editing/editing.vocabulary.ts";
import { recordSource } from "./record-source.ts";

/** The source of each kind of record. What is saved is the merged record, or what the form says of a new one. */
export const RECORD_SOURCES = {
  users: recordSource(Users, userListDefinition, ({ draft, onto }: Writing<User, UserForm>) =>
    onto === undefined
      ? Effect.fail(Refused("A user is created by an account"))
      : Users.use(({ edit }) => edit(withUserForm(onto, draft))),
  ),
  kitchens: recordSource(Kitchens, kitchenListDefinition, ({ draft, onto }: Writing<Kitchen, KitchenForm>) =>
    Kitchens.use(({ create, edit }) =>
      onto === undefined ? create(kitchenForm.meant(draft)) : edit(withKitchenForm(onto, draft)),
    ),
  ),
  tribes: recordSource(Tribes, tribeListDefinition, ({ draft, onto }: Writing<Tribe, TribeForm>) =>
    Tribes.use(({ create, edit }) =>
      onto === undefined ? create(tribeForm.meant(draft)) : edit(withTribeForm(onto, draft)),
    ),
  ),
} satisfies Readonly<Record<ResourceName, unknown>>;

export type RecordPorts = Effect.Services<
  ReturnType<(typeof RECORD_SOURCES)[ResourceName]["count" | "write"]>
>;
