import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { chefText, type Kitchen, kitchenStatus, score } from "../../../domain/kitchen.ts";
import { kitchenReference, tribeReference } from "../../../domain/reference.ts";
import { RecordName } from "../../parts/face/RecordName.tsx";
import { ChefName } from "./ChefName.tsx";
import { LongText, NoValue, StateWord } from "../../parts/value/cells.tsx";
import type { RecordView } from "../../parts/list/list-view.ts";
import { referenceColumn } from "../../parts/list/table/reference-column.tsx";
import { CREATED, timeColumn } from "../../parts/list/table/time-column.tsx";
import { emptyWhereUnavailable, listRecords } from "../../../machines/use-cases/lists/list-records.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/lists/record-sources.ts";

const KITCHEN_STATUS_WORDS = {
  active: msg({ message: "Active", context: "status of a kitchen" }),
  banned: msg({ message: "Banned", context: "status of a kitchen" }),
} as const;

/** Whether a kitchen is shown to customers. */
export const KitchenStatus = ({ kitchen }: { kitchen: Kitchen }) => {
  const { t } = useLingui();
  const status = kitchenStatus(kitchen);
  return (
    <StateWord color={status === "banned" ? "red" : "green"}>{t(KITCHEN_STATUS_WORDS[status])}</StateWord>
  );
};

const Score = ({ record }: { record: Kitchen }) => {
  const { i18n } = useLingui();
  return <span className="console-isolate">{i18n.number(score(record))}</span>;
};

const Chef = ({ record: { userChef } }: { record: Kitchen }) =>
  userChef === undefined ? <NoValue /> : <ChefName chef={userChef} />;

const Capacity = ({ record: { capacity } }: { record: Kitchen }) => {
  const { i18n } = useLingui();
  return capacity === undefined ? <NoValue /> : i18n.number(capacity);
};

/** The kitchens as a list; what the backend does not say of a kitchen stays empty. */
export const kitchensView: RecordView<Kitchen> = {
  name: "kitchens",
  source: RECORD_SOURCES.kitchens,
  list: emptyWhereUnavailable(listRecords(RECORD_SOURCES.kitchens)),
  columns: [
    {
      id: "name",
      title: msg`Name`,
      Cell: ({ record }) => <RecordName {...kitchenReference(record)} name={record.nombre} />,
      text: ({ nombre }) => nombre,
      width: 15,
    },
    {
      id: "description",
      title: msg`Description`,
      Cell: ({ record: { description = "" } }) => <LongText text={description} />,
      text: ({ description = "" }) => description,
      width: 8.25,
      grows: true,
    },
    {
      id: "location",
      title: msg`Location`,
      Cell: ({ record: { location = "" } }) => <LongText text={location} />,
      text: ({ location = "" }) => location,
      width: 9.5,
      grows: true,
    },
    {
      id: "capacity",
      title: msg`Capacity`,
      Cell: Capacity,
      text: ({ capacity = "" }) => capacity,
      width: 8,
      isNumeric: true,
    },
    {
      id: "status",
      title: msg`Status`,
      Cell: ({ record }) => <KitchenStatus kitchen={record} />,
      text: (kitchen, words) => words(KITCHEN_STATUS_WORDS[kitchenStatus(kitchen)]),
      width: 8.5,
    },
    { id: "score", title: msg`Score`, Cell: Score, text: score, width: 7.75, isNumeric: true },
    {
      id: "chef",
      title: msg`Chef`,
      Cell: Chef,
      text: (kitchen) => chefText(kitchen) ?? "",
      width: 8,
      grows: true,
    },
    referenceColumn(
      { id: "tribe", title: msg`Tribe`, width: 9, grows: true },
      ({ tribe }) => tribe && tribeReference(tribe),
    ),
    timeColumn(CREATED),
  ],
  spare: ["time", "description", "capacity", "location", "tribe"],
  facts: ["status", "chef"],
  standing: ({ banned, revision }) => ({ isBanned: banned, revision }),
  filters: [
    { name: "status", label: msg`Status`, options: KITCHEN_STATUS_WORDS },
    {
      name: "chef",
      label: msg`Chef`,
      options: { any: msg`With a chef`, none: msg`Without a chef` },
      record: "users",
    },
    {
      name: "tribe",
      label: msg`Tribe`,
      options: { any: msg`In a tribe`, none: msg`In no tribe` },
      record: "tribes",
    },
    {
      name: "pictures",
      label: msg`Pictures`,
      options: { any: msg`With pictures`, none: msg`Without pictures` },
    },
  ],
  words: {
    search: msg`Search kitchens`,
    empty: msg`There are no kitchens yet.`,
    noMatch: msg`No kitchen matches.`,
  },
};
