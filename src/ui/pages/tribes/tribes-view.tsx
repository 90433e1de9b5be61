import { msg } from "@lingui/core/macro";
import type { Tribe } from "../../../domain/tribe.ts";
import { LongText, NoValue } from "../../parts/value/cells.tsx";
import type { ListView } from "../../parts/list/list-view.ts";
import { RecordLink } from "../../parts/value/RecordLink.tsx";
import { MemberCount } from "./MemberCount.tsx";
import { listRecords } from "../../../machines/use-cases/list-records.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/record-sources.ts";

/** The tribes as a list; what the backend does not say of a tribe stays empty. */
export const tribesView: ListView<Tribe> = {
  name: "tribes",
  source: RECORD_SOURCES.tribes,
  list: listRecords(RECORD_SOURCES.tribes),
  columns: [
    {
      id: "name",
      title: msg`Name`,
      Cell: ({ record }) => <RecordLink list="tribes" id={record.tribeId} name={record.name} />,
      text: ({ name }) => name,
      width: "28%",
    },
    {
      id: "description",
      title: msg`Description`,
      Cell: ({ record }) => <LongText text={record.description} />,
      text: ({ description }) => description,
    },
    {
      id: "members",
      title: msg`Members`,
      Cell: ({ record }) => <MemberCount tribe={record} />,
      text: () => "",
      width: "8rem",
      isNumeric: true,
    },
    { id: "leader", title: msg`Leader`, Cell: NoValue, text: () => "", width: "8rem" },
    { id: "status", title: msg`Status`, Cell: NoValue, text: () => "", width: "8rem" },
  ],
  filters: [],
  words: {
    search: msg`Search tribes`,
    empty: msg`There are no tribes yet.`,
    noMatch: msg`No tribe matches.`,
  },
};
