import type { Kitchen } from "./kitchen.ts";
import { kitchenStatus, score } from "./kitchen-standing.ts";
import type { ListDefinition } from "./list-definition.ts";
import { searchedTexts } from "./matching.ts";
import { tidyName, displayNameOf } from "./person-name.ts";
import { isRole, ROLES } from "./role.ts";
import type { Tribe } from "./tribe.ts";
import type { User } from "./user.ts";

const PRESENCE = ["with", "without"] as const;
const presenceOf = (value: unknown): (typeof PRESENCE)[number] => (value === undefined ? "without" : "with");

/** How users are listed; a role that is none of the four is "other". */
export const userListDefinition = {
  idOf: ({ userId }) => userId,
  nameOf: displayNameOf,
  hintOf: ({ email }) => email,
  textsOf: searchedTexts.user,
  sorts: { name: displayNameOf, email: ({ email }) => email, role: ({ role }) => role },
  filters: {
    role: {
      values: [...ROLES, "other"],
      valueOf: ({ role }) => (role !== undefined && isRole(role) ? role : "other"),
    },
  },
} as const satisfies ListDefinition<User>;

/** How kitchens are listed. */
export const kitchenListDefinition = {
  idOf: ({ kitchenId }) => kitchenId,
  nameOf: ({ nombre }) => nombre,
  hintOf: ({ userChef }) => userChef?.profile.nombre ?? "",
  textsOf: searchedTexts.kitchen,
  sorts: {
    name: ({ nombre }) => nombre,
    status: kitchenStatus,
    score,
    chef: ({ userChef }) => userChef && tidyName(userChef.profile.nombre),
    tribe: ({ tribe }) => tribe?.tribeId,
  },
  filters: {
    status: { values: ["active", "banned"], valueOf: kitchenStatus },
    chef: { values: PRESENCE, valueOf: ({ userChef }) => presenceOf(userChef) },
    tribe: { values: PRESENCE, valueOf: ({ tribe }) => presenceOf(tribe) },
  },
} as const satisfies ListDefinition<Kitchen>;

/** How tribes are listed. */
export const tribeListDefinition = {
  idOf: ({ tribeId }) => tribeId,
  nameOf: ({ name }) => name,
  hintOf: ({ description }) => description,
  textsOf: searchedTexts.tribe,
  sorts: { name: ({ name }) => name, description: ({ description }) => description || undefined },
  filters: {},
} as const satisfies ListDefinition<Tribe>;
