import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Plural, Trans } from "@lingui/react/macro";
import type { ComponentType, ReactNode } from "react";
import type { Fate } from "../../../machines/deletion/deletion.view.ts";

type Words = ComponentType<{ readonly name: ReactNode }>;

const Dismissing: Words = ({ name }) => <Trans>Dismissing the report about {name}</Trans>;

const Banning: Words = ({ name }) => <Trans>Banning {name} and closing its reports</Trans>;

const ClosingReports: Words = ({ name }) => <Trans>Closing the reports about {name}</Trans>;

const DismissedReport: Words = ({ name }) => <Trans>Report about {name}</Trans>;

const Ban: Words = ({ name }) => <Trans>Ban of {name}</Trans>;

const Banned: Words = ({ name }) => <Trans>{name} banned, its reports closed</Trans>;

const Dismissed: Words = ({ name }) => <Trans>Report about {name} dismissed</Trans>;

const ReportsAbout: Words = ({ name }) => <Trans>Reports about {name}</Trans>;

const ReportsClosed: Words = ({ name }) => <Trans>Reports about {name} closed</Trans>;

/** What becomes of a decision. */
export const DECISION_FATES: Readonly<Record<Fate, MessageDescriptor>> = {
  waiting: msg`Waiting to be sent`,
  deleting: msg`Sending`,
};

/** That there was nothing left to do of a decision. */
export const SettledElsewhere = () => <Trans>this has already been settled</Trans>;

/** That several were taken back at once, with whatever else there was. */
export const Undone = ({ count }: { count: number }) => (
  <Plural value={count} one="# change was undone" other="# changes were undone" />
);

/** That there was no answer to a decision. */
export const NotKnownWhetherDone = () => <Trans>it is not known whether this was done</Trans>;

/** What is decided of reports, in the words of whatever can take it back. They come with the queue. */
export const DECISION_WORDS = {
  Report: {
    remove: msg({ message: "Dismiss", context: "a report" }),
    Named: DismissedReport,
    Doing: Dismissing,
    Deleted: Dismissed,
  },
  KitchenBan: { remove: msg`Ban`, Named: Ban, Doing: Banning, Deleted: Banned },
  KitchenReports: {
    remove: msg`Close reports`,
    Named: ReportsAbout,
    Doing: ClosingReports,
    Deleted: ReportsClosed,
  },
};
