import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { tribeReference, userReference } from "../../../domain/reference.ts";
import type { Tribe } from "../../../domain/tribe.ts";
import { RecordName } from "../../parts/face/RecordName.tsx";
import { LongText, NoValue } from "../../parts/value/cells.tsx";
import type { RecordView } from "../../parts/list/list-view.ts";
import { referenceColumn } from "../../parts/list/table/reference-column.tsx";
import { CREATED, timeColumn } from "../../parts/list/table/time-column.tsx";
import { listRecords } from "../../../machines/use-cases/lists/list-records.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/lists/record-sources.ts";

const MemberCount = ({ record: { memberCount } }: { record: Tribe }) => {
  const { i18n } = useLingui();
  return memberCount === undefined ? <NoValue /> : i18n.number(memberCount);
};

/** The tribes as a list; what the backend does not say of a tribe stays empty. */
export const tribesView: RecordView<Tribe> = {
  name: "tribes",
  source: RECORD_SOURCES.tribes,
  list: listRecords(RECORD_SOURCES.tribes),
  columns: [
    {
      id: "name",
      title: msg`Name`,
      Cell: ({ record }) => <RecordName {...tribeReference(record)} name={record.name} />,
      text: ({ name }) => name,
      width: 15,
      grows: true,
    },
    {
      id: "description",
      title: msg`Description`,
      Cell: ({ record }) => <LongText text={record.description} />,
      text: ({ description }) => description,
      width: 15,
      grows: true,
    },
    {
      id: "members",
      title: msg`Members`,
      Cell: MemberCount,
      text: ({ memberCount = "" }) => memberCount,
      width: 8,
      isNumeric: true,
    },
    referenceColumn(
      { id: "leader", title: msg`Leader`, width: 12 },
      ({ leader }) => leader && userReference(leader),
    ),
    { id: "status", title: msg`Status`, Cell: NoValue, text: () => "", width: 8 },
    timeColumn(CREATED),
  ],
  spare: ["time"],
  facts: ["members", "leader"],
  standing: ({ revision }) => ({ revision }),
  filters: [
    {
      name: "leader",
      label: msg`Leader`,
      options: { any: msg`With a leader`, none: msg`Without a leader` },
      record: "users",
    },
    {
      name: "members",
      label: msg`Members`,
      options: { any: msg`With members`, none: msg`Without members` },
    },
    { name: "member", label: msg`Member`, options: {}, record: "users" },
  ],
  words: {
    search: msg`Search tribes`,
    empty: msg`There are no tribes yet.`,
    noMatch: msg`No tribe matches.`,
  },
};
