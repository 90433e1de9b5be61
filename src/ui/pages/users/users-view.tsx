import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { isRole } from "../../../domain/role.ts";
import { userReference } from "../../../domain/reference.ts";
import type { User } from "../../../domain/user.ts";
import { displayNameOf } from "../../../domain/person-name.ts";
import { RecordName } from "../../parts/face/RecordName.tsx";
import { Chip } from "../../parts/value/Chip.tsx";
import { Code, LongText, NoValue, StateWord } from "../../parts/value/cells.tsx";
import type { RecordView } from "../../parts/list/list-view.ts";
import { CREATED, timeColumn } from "../../parts/list/table/time-column.tsx";
import { ROLE_NAMES } from "../../parts/access/role-names.ts";
import { listRecords } from "../../../machines/use-cases/lists/list-records.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/lists/record-sources.ts";
import classes from "./users-view.module.css";

const ACTIVE = msg({ message: "Active", context: "status of a user" });

/** The only status that users have. */
export const UserStatus = () => (
  <StateWord color="green">
    <Trans context="status of a user">Active</Trans>
  </StateWord>
);

const ADDRESS_WORDS = {
  true: msg({ message: "Verified", context: "email address" }),
  false: msg({ message: "Unverified", context: "email address" }),
} as const;

/** Whether somebody's address was verified, where that is known. */
export const AddressState = ({ verified }: { verified: boolean | undefined }) => {
  const { t } = useLingui();
  if (verified === undefined) return <NoValue />;
  const Icon = verified ? IconCircleCheck : IconAlertTriangle;
  return (
    <span className={classes["signed"]}>
      <Icon size={16} stroke={1.5} aria-hidden />
      {t(ADDRESS_WORDS[`${verified}`])}
    </span>
  );
};

/** A role as the backend says it; what is not one of the four is shown as it is. */
export const UserRole = ({ role }: { role: string | undefined }) => {
  const { t } = useLingui();
  if (role === undefined) return <NoValue />;
  return isRole(role) ? <Chip>{t(ROLE_NAMES[role])}</Chip> : <LongText text={role} />;
};

export const usersView: RecordView<User> = {
  name: "users",
  source: RECORD_SOURCES.users,
  list: listRecords(RECORD_SOURCES.users),
  columns: [
    {
      id: "name",
      title: msg`Name`,
      Cell: ({ record }) => <RecordName {...userReference(record)} name={displayNameOf(record)} />,
      text: displayNameOf,
      width: 15,
      grows: true,
    },
    {
      id: "email",
      title: msg`Email`,
      Cell: ({ record }) => <Code text={record.email} />,
      text: ({ email }) => email,
      width: 15,
      grows: true,
    },
    {
      id: "role",
      title: msg`Role`,
      Cell: ({ record }) => <UserRole role={record.role} />,
      text: ({ role = "" }, words) => (isRole(role) ? words(ROLE_NAMES[role]) : role),
      width: 7,
    },
    {
      id: "verified",
      title: msg`Verification`,
      Cell: ({ record }) => <AddressState verified={record.verified} />,
      text: ({ verified }, words) => (verified === undefined ? "" : words(ADDRESS_WORDS[`${verified}`])),
      width: 11,
    },
    {
      id: "status",
      title: msg`Status`,
      Cell: UserStatus,
      text: (_, words) => words(ACTIVE),
      width: 7,
    },
    timeColumn(CREATED),
  ],
  spare: ["time"],
  facts: ["email", "role"],
  standing: ({ verified, revision }) => ({ isUnverified: verified === false, revision }),
  filters: [
    {
      name: "role",
      label: msg`Role`,
      options: { ...ROLE_NAMES, other: msg({ message: "Other", context: "role" }) },
    },
    {
      name: "verified",
      label: msg`Email`,
      options: ADDRESS_WORDS,
    },
    { name: "tribe", label: msg`Tribe`, options: {}, record: "tribes" },
  ],
  words: {
    search: msg`Search users`,
    empty: msg`There are no users yet.`,
    noMatch: msg`No user matches.`,
  },
};
