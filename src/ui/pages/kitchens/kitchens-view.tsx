import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { IconChefHat } from "@tabler/icons-react";
import { type Kitchen, kitchenStatus, score } from "../../../domain/kitchen.ts";
import { userReference } from "../../../domain/reference.ts";
import { SafeImage } from "../../parts/image/SafeImage.tsx";
import { NoValue, StateWord } from "../../parts/value/cells.tsx";
import type { ListView } from "../../parts/list/list-view.ts";
import { RecordLink } from "../../parts/value/RecordLink.tsx";
import classes from "./kitchens-view.module.css";
import { emptyWhereUnavailable, listRecords } from "../../../machines/use-cases/list-records.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/record-sources.ts";

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

const ChefLink = ({ record: { userChef } }: { record: Kitchen }) =>
  userChef === undefined ? (
    <NoValue />
  ) : (
    <RecordLink list="users" id={userChef.userId} name={userReference(userChef).name ?? ""} isQuiet />
  );

const TribeLink = ({ record: { tribe } }: { record: Kitchen }) => {
  const { t } = useLingui();
  if (tribe === undefined) return <NoValue />;
  const { tribeId } = tribe;
  return <RecordLink list="tribes" id={tribeId} name={t`Tribe ${tribeId}`} isQuiet />;
};

/** The kitchens as a list; what the backend does not say of a kitchen stays empty. */
export const kitchensView: ListView<Kitchen> = {
  name: "kitchens",
  source: RECORD_SOURCES.kitchens,
  list: emptyWhereUnavailable(listRecords(RECORD_SOURCES.kitchens)),
  columns: [
    {
      id: "name",
      title: msg`Name`,
      Cell: ({ record }) => (
        <>
          <SafeImage
            address={record.logo}
            description=""
            placeholder={<IconChefHat size={16} stroke={1.5} aria-hidden />}
            className={classes["thumb"]}
          />
          <RecordLink list="kitchens" id={record.kitchenId} name={record.nombre} />
        </>
      ),
      text: ({ nombre }) => nombre,
      width: "21%",
    },
    { id: "description", title: msg`Description`, Cell: NoValue, text: () => "" },
    { id: "location", title: msg`Location`, Cell: NoValue, text: () => "" },
    { id: "capacity", title: msg`Capacity`, Cell: NoValue, text: () => "" },
    {
      id: "status",
      title: msg`Status`,
      Cell: ({ record }) => <KitchenStatus kitchen={record} />,
      text: (kitchen, words) => words(KITCHEN_STATUS_WORDS[kitchenStatus(kitchen)]),
      width: "7.25rem",
    },
    { id: "score", title: msg`Score`, Cell: Score, text: score, width: "8rem", isNumeric: true },
    {
      id: "chef",
      title: msg`Chef`,
      Cell: ChefLink,
      text: ({ userChef }) =>
        userChef === undefined ? "" : (userReference(userChef).name ?? userChef.userId),
      width: "13.5%",
    },
    {
      id: "tribe",
      title: msg`Tribe`,
      Cell: TribeLink,
      text: ({ tribe }) => tribe?.tribeId ?? "",
      width: "7.25rem",
    },
  ],
  filters: [
    { name: "status", label: msg`Status`, options: KITCHEN_STATUS_WORDS },
    { name: "chef", label: msg`Chef`, options: { with: msg`With a chef`, without: msg`Without a chef` } },
    { name: "tribe", label: msg`Tribe`, options: { with: msg`In a tribe`, without: msg`In no tribe` } },
  ],
  words: {
    search: msg`Search kitchens`,
    empty: msg`There are no kitchens yet.`,
    noMatch: msg`No kitchen matches.`,
  },
};
