import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Announcement } from "../../../domain/announcement.ts";
import { isReportDecision, type Target } from "../../../domain/deletion.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import { isResultUnknown } from "../../../domain/saving-failure.ts";
import { NotKnownWhetherDone, SettledElsewhere, Undone } from "../../parts/contribution/decision-words.tsx";
import { failureText } from "../../parts/feedback/failure-texts.ts";
import { TargetWords } from "../deletion/deletion-texts.tsx";

export const FailureText = ({ failure }: { failure: RemoteFailure }) => {
  const { t } = useLingui();
  return t(failureText(failure));
};

/** What became of a decision, after which one it was. */
const Told = ({ targets, children }: { targets: ReadonlyArray<Target>; children: ReactNode }) => (
  <Trans>
    <TargetWords targets={targets} say="Named" />: {children}
  </Trans>
);

/** How many failures are told one by one before the rest is only counted. */
const TOLD = 5;

/** Why a record was not changed; of a role the backend says when it is for want of a verified address (D68). */
const WhyNotChanged = ({ failure }: { failure: RemoteFailure }) =>
  failure._tag === "Refused" && failure.field === "allowUnverified" ? (
    <Trans>The address is not verified</Trans>
  ) : (
    <FailureText failure={failure} />
  );

export const ChangeFailedText = ({
  failures,
}: Pick<Extract<Announcement, { _tag: "ChangeFailed" }>, "failures">) => (
  <>
    {failures.slice(0, TOLD).map(({ target: { id, name }, failure }) => (
      <div key={id}>
        {isResultUnknown(failure) ? (
          <Trans>
            It is not known whether <bdi>{name}</bdi> was changed. Check the list.
          </Trans>
        ) : (
          <Trans>
            <bdi>{name}</bdi> was not changed: <WhyNotChanged failure={failure} />
          </Trans>
        )}
      </div>
    ))}
    {failures.length > TOLD && <Plural value={failures.length - TOLD} one="and # more" other="and # more" />}
  </>
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
  const name = first?.name ?? "";
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
  if (first === undefined) return null;
  const { name } = first.target;
  if (isReportDecision(first.target))
    return (
      <Told targets={[first.target]}>
        {isResultUnknown(first.failure) ? <NotKnownWhetherDone /> : <FailureText failure={first.failure} />}
      </Told>
    );
  if (undeleted.length > 1) {
    return <Plural value={undeleted.length} one="# item was not deleted" other="# items were not deleted" />;
  }
  return isResultUnknown(first.failure) ? (
    <Trans>
      It is not known whether <bdi>{name}</bdi> was deleted. Check the list.
    </Trans>
  ) : (
    <Trans>
      <bdi>{name}</bdi> was not deleted: <FailureText failure={first.failure} />
    </Trans>
  );
};
