import { msg } from "@lingui/core/macro";
import { placeOf } from "../../../domain/moderation/comment-list.ts";
import { userReference } from "../../../domain/reference.ts";
import type { UserComment } from "../../../domain/user-comment.ts";
import { COMMENT_SOURCE } from "../../../machines/use-cases/moderation/contribution-sources.ts";
import { listRecords } from "../../../machines/use-cases/lists/list-records.ts";
import { MARK_FILTERS } from "../../parts/contribution/mark-filters.ts";
import { timeColumn } from "../../parts/list/table/time-column.tsx";
import type { ListView } from "../../parts/list/list-view.ts";
import { referenceColumn } from "../../parts/list/table/reference-column.tsx";
import { ThreadLink } from "./ThreadLink.tsx";

/** The comments as a list. */
export const commentsView: ListView<UserComment> = {
  name: "comments",
  source: COMMENT_SOURCE,
  list: listRecords(COMMENT_SOURCE),
  columns: [
    {
      id: "text",
      title: msg`Comment`,
      Cell: ({ record }) => <ThreadLink comment={record} />,
      text: ({ text }) => text,
      width: 12.5,
      grows: true,
    },
    referenceColumn({ id: "user", title: msg`Author`, width: 12 }, ({ user }) => userReference(user)),
    referenceColumn({ id: "place", title: msg`Kitchen or tribe`, width: 12.5 }, placeOf),
    timeColumn(msg`Time`),
  ],
  facts: ["user", "place", "time"],
  filters: MARK_FILTERS.map((filter) =>
    filter.name === "user" ? { ...filter, label: msg`Author` } : filter,
  ),
  ownerOf: ({ user }) => user.userId,
  words: {
    search: msg`Search comments`,
    empty: msg`There are no comments yet.`,
    noMatch: msg`No comment matches.`,
  },
};
