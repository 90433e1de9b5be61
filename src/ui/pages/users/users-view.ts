import { msg } from "@lingui/core/macro";
import { displayNameOf, type User } from "../../../domain/user.ts";
import { listUsers } from "../../../machines/use-cases/list-records.ts";
import { userSource } from "../../../machines/use-cases/list-sources.ts";
import type { ListView } from "../../parts/list/list-view.ts";
import { ROLE_NAMES } from "../../frame/shell/role-names.ts";
import { userColumns } from "./user-columns.tsx";

/** The users as a list (§2, §3). */
export const usersView: ListView<User> = {
  name: "users",
  source: userSource,
  list: listUsers,
  tag: "User",
  targetOf: (user) => ({ _tag: "User", id: user.userId, name: displayNameOf(user) }),
  columns: userColumns,
  filters: [
    {
      name: "role",
      label: msg`Role`,
      options: { ...ROLE_NAMES, other: msg({ message: "Other", context: "role" }) },
    },
  ],
  words: {
    search: msg`Search users`,
    empty: msg`There are no users yet.`,
    noMatch: msg`No user matches.`,
  },
};
