import { Plural, Trans } from "@lingui/react/macro";
import type { ComponentType, ReactNode } from "react";
import type { Announcement } from "../../../domain/announcement.ts";
import { isRecord, isReportDecision, type Target, type Undeleted } from "../../../domain/deletion.ts";
import { isResultUnknown, type WriteFailure } from "../../../domain/saving-failure.ts";
import { NotKnownWhetherDone, SettledElsewhere, Undone } from "../../parts/contribution/decision-words.tsx";
import { FailureText } from "../../parts/feedback/FailureText.tsx";
import { TargetWords } from "../deletion/deletion-texts.tsx";

/** What became of a decision, after which one it was. */
const Told = ({ targets, children }: { targets: ReadonlyArray<Target>; children: ReactNode }) => (
  <Trans>
    <TargetWords targets={targets} say="Named" />: {children}
  </Trans>
);

/** How a sentence calls what it is about: who was a member, or which picture it was, is not taken for the person or the number. */
const Called = ({ target }: { target: Target }) =>
  isRecord(target) ? target.name : <TargetWords targets={[target]} say="Named" />;

/** How many failures are told one by one before the rest is only counted. */
const TOLD = 5;

const OneByOne = ({
  failures,
  Line,
}: {
  failures: ReadonlyArray<Undeleted>;
  Line: ComponentType<{ name: ReactNode; failure: WriteFailure }>;
}) => (
  <>
    {failures.slice(0, TOLD).map(({ target, failure }) => (
      <div key={target.id}>
        <Line name={<Called target={target} />} failure={failure} />
      </div>
    ))}
    {failures.length > TOLD && <Plural value={failures.length - TOLD} one="and # more" other="and # more" />}
  </>
);

/** Why a record was not changed; of a role the backend says when it is for want of a verified address (D68). */
const WhyNotChanged = ({ failure }: { failure: WriteFailure }) =>
  failure._tag === "Refused" && failure.field === "allowUnverified" ? (
    <Trans>The address is not verified</Trans>
  ) : (
    <FailureText failure={failure} />
  );

const NotChanged = ({ name, failure }: { name: ReactNode; failure: WriteFailure }) =>
  isResultUnknown(failure) ? (
    <Trans>
      It is not known whether <bdi>{name}</bdi> was changed. Check the list.
    </Trans>
  ) : (
    <Trans>
      <bdi>{name}</bdi> was not changed: <WhyNotChanged failure={failure} />
    </Trans>
  );

export const ChangeFailedText = ({
  failures,
}: Pick<Extract<Announcement, { _tag: "ChangeFailed" }>, "failures">) => (
  <OneByOne failures={failures} Line={NotChanged} />
);

const NotDeleted = ({ name, failure }: { name: ReactNode; failure: WriteFailure }) =>
  isResultUnknown(failure) ? (
    <Trans>
      It is not known whether <bdi>{name}</bdi> was deleted. Check the list.
    </Trans>
  ) : (
    <Trans>
      <bdi>{name}</bdi> was not deleted: <FailureText failure={failure} />
    </Trans>
  );

export const UndoneText = ({
  targets,
}: Pick<Extract<Announcement, { _tag: "DeletionUndone" }>, "targets">) => {
  if (!targets.some(isReportDecision))
    return <Plural value={targets.length} one="# item was kept" other="# items were kept" />;
  return targets.length === 1 ? (
    <Trans>
      Undone: <TargetWords targets={targets} say="Deleted" />
    </Trans>
  ) : (
    <Undone count={targets.length} />
  );
};

export const WereGoneText = ({
  targets,
}: Pick<Extract<Announcement, { _tag: "ItemsWereGone" }>, "targets">) => {
  const [first] = targets;
  if (first !== undefined && isReportDecision(first))
    return (
      <Told targets={targets}>
        <SettledElsewhere />
      </Told>
    );
  const name = first && <Called target={first} />;
  return (
    <Plural
      value={targets.length}
      _1={
        <Trans>
          <bdi>{name}</bdi> had already been deleted
        </Trans>
      }
      one="# item had already been deleted"
      other="# items had already been deleted"
    />
  );
};

export const DeletionFailedText = ({
  undeleted,
}: Pick<Extract<Announcement, { _tag: "DeletionFailed" }>, "undeleted">) => {
  const [first] = undeleted;
  if (first === undefined || !isReportDecision(first.target))
    return <OneByOne failures={undeleted} Line={NotDeleted} />;
  return (
    <Told targets={[first.target]}>
      {isResultUnknown(first.failure) ? <NotKnownWhetherDone /> : <FailureText failure={first.failure} />}
    </Told>
  );
};
