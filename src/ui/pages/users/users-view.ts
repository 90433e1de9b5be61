import { msg } from "@lingui/core/macro";
import type { User } from "../../../domain/user.ts";
import { listRecords } from "../../../machines/use-cases/list-records.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/record-sources.ts";
import type { ListView } from "../../parts/list/list-view.ts";
import { ROLE_NAMES } from "../../parts/access/role-names.ts";
import { userColumns } from "./user-columns.tsx";

/** The users as a list. */
export const usersView: ListView<User> = {
  name: "users",
  source: RECORD_SOURCES.users,
  list: listRecords(RECORD_SOURCES.users),
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
