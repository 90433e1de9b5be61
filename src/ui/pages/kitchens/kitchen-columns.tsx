import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { IconChefHat } from "@tabler/icons-react";
import type { Kitchen } from "../../../domain/kitchen.ts";
import { kitchenStatus, score } from "../../../domain/kitchen.ts";
import { tidyName } from "../../../domain/person-name.ts";
import { SafeImage } from "../../parts/image/SafeImage.tsx";
import { NoValue, StateWord } from "../../parts/value/cells.tsx";
import type { ListView } from "../../parts/list/list-view.ts";
import { RecordLink } from "../../parts/value/RecordLink.tsx";
import classes from "./kitchen-columns.module.css";

/** What the states of a kitchen are called. */
export const KITCHEN_STATUS_WORDS = {
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
    <RecordLink list="users" id={userChef.userId} name={tidyName(userChef.profile.nombre)} isQuiet />
  );

const TribeLink = ({ record: { tribe } }: { record: Kitchen }) => {
  const { t } = useLingui();
  if (tribe === undefined) return <NoValue />;
  const { tribeId } = tribe;
  return <RecordLink list="tribes" id={tribeId} name={t`Tribe ${tribeId}`} isQuiet />;
};

/** The columns of the kitchens list; what the backend does not say of a kitchen stays empty. */
export const kitchenColumns: ListView<Kitchen>["columns"] = [
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
    text: ({ userChef }) => (userChef === undefined ? "" : tidyName(userChef.profile.nombre)),
    width: "13.5%",
  },
  {
    id: "tribe",
    title: msg`Tribe`,
    Cell: TribeLink,
    text: ({ tribe }) => tribe?.tribeId ?? "",
    width: "7.25rem",
  },
];
