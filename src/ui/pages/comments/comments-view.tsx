import { msg } from "@lingui/core/macro";
import { placeOf } from "../../../domain/moderation/comment-list.ts";
import { nameOf } from "../../../domain/moderation/contribution.ts";
import { userReference } from "../../../domain/reference.ts";
import type { UserComment } from "../../../domain/user-comment.ts";
import { COMMENT_SOURCE } from "../../../machines/moderation/contribution-sources.ts";
import { listRecords } from "../../../machines/use-cases/list-records.ts";
import { DayField } from "../../parts/contribution/DayField.tsx";
import { KitchenField, TribeField, UserField } from "../../parts/contribution/RecordField.tsx";
import { ReferenceName } from "../../parts/face/ReferenceName.tsx";
import type { ListView } from "../../parts/list/list-view.ts";
import { Moment } from "../../parts/time/Moment.tsx";
import { NoValue } from "../../parts/value/cells.tsx";
import { ThreadLink } from "./ThreadLink.tsx";

const Author = ({ record: { user } }: { record: UserComment }) => <ReferenceName {...userReference(user)} />;

const Place = ({ record }: { record: UserComment }) => {
  const place = placeOf(record);
  return place === undefined ? <NoValue /> : <ReferenceName {...place} />;
};

const Time = ({ record: { creationDate } }: { record: UserComment }) =>
  creationDate === undefined ? <NoValue /> : <Moment at={creationDate} />;

const inFields = { options: {} };

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
      width: 20,
      grows: true,
    },
    {
      id: "user",
      title: msg`Author`,
      Cell: Author,
      text: ({ user }) => nameOf(userReference(user)),
      width: 13,
    },
    {
      id: "place",
      title: msg`Kitchen or tribe`,
      Cell: Place,
      text: (comment) => {
        const place = placeOf(comment);
        return place === undefined ? "" : nameOf(place);
      },
      width: 15,
    },
    {
      id: "time",
      title: msg`Time`,
      Cell: Time,
      text: ({ creationDate = "" }) => creationDate,
      width: 9,
    },
  ],
  facts: ["user", "place", "time"],
  filters: [
    { ...inFields, name: "user", label: msg`Author`, record: "users", Field: UserField },
    { ...inFields, name: "kitchen", label: msg`Kitchen`, record: "kitchens", Field: KitchenField },
    { ...inFields, name: "tribe", label: msg`Tribe`, record: "tribes", Field: TribeField },
    { ...inFields, name: "from", label: msg`From`, Field: DayField },
    { ...inFields, name: "to", label: msg`To`, Field: DayField },
  ],
  ownerOf: ({ user }) => user.userId,
  words: {
    search: msg`Search comments`,
    empty: msg`There are no comments yet.`,
    noMatch: msg`No comment matches.`,
  },
};
