import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { Announcement } from "../../../domain/announcement.ts";
import { isReportDecision, type Target } from "../../../domain/deletion.ts";
import { INCIDENT_TITLE } from "../../../domain/incident-report.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import { isResultUnknown } from "../../../domain/saving-failure.ts";
import { ROLE_NAMES } from "../../parts/access/role-names.ts";
import { failureText } from "../../parts/feedback/failure-texts.ts";
import { PASSWORD_UNKNOWN } from "../../parts/feedback/password-unknown.ts";
import { RESULT_UNKNOWN } from "../../parts/feedback/result-unknown.ts";
import { OwnText } from "../../parts/value/CutText.tsx";
import { SIGN_IN_TEXTS } from "../../pages/sign-in/sign-in-texts.ts";
import { ChangeWords } from "../deletion/change-texts.tsx";
import { NotKnownWhetherDone, SettledElsewhere, Undone } from "../../parts/contribution/decision-words.tsx";
import { TargetWords } from "../deletion/deletion-texts.tsx";
import { UnsentText } from "./unsent-texts.tsx";

const FailureText = ({ failure }: { failure: RemoteFailure }) => {
  const { t } = useLingui();
  return t(failureText(failure));
};

/** What became of a decision, after which one it was. */
const Told = ({ targets, children }: { targets: ReadonlyArray<Target>; children: ReactNode }) => (
  <Trans>
    <TargetWords targets={targets} say="Named" />: {children}
  </Trans>
);

/** What was done, above what it was done with. */
const Headed = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  <>
    <Text inherit fw={600}>
      {head}
    </Text>
    {children}
  </>
);

/** Nothing can have been done for want of a network, which may be there again when that is read. */
const NotSent = () => {
  const { t } = useLingui();
  return <Headed head={<Trans>Nothing was changed</Trans>}>{t(SIGN_IN_TEXTS.NetworkFailed)}</Headed>;
};

const Completed = ({ children }: { children: ReactNode }) => (
  <Headed head={<Trans>Operation completed successfully</Trans>}>
    <div>{children}</div>
  </Headed>
);

/** Some of one's messages: the first by its title, and how many more. */
const MessagesText = ({ titles }: Pick<Extract<Announcement, { _tag: "MessagesRead" }>, "titles">) => {
  const [title = ""] = titles;
  return (
    <>
      {title === INCIDENT_TITLE ? (
        <Trans>A problem was reported</Trans>
      ) : (
        <OwnText text={title} most="NameTooLong" />
      )}{" "}
      {titles.length > 1 && <Plural value={titles.length - 1} one="and # more" other="and # more" />}
    </>
  );
};

/** An announcement in words; the specification gives some of them word for word in English. */
export const AnnouncementText = ({ announcement }: { announcement: Announcement }) => {
  const { t } = useLingui();
  switch (announcement._tag) {
    case "Copied":
      return (
        <Headed head={<Trans>Copied</Trans>}>
          <OwnText text={announcement.text} most="NameTooLong" />
        </Headed>
      );
    case "NotCopied":
      return <Trans>The browser did not allow copying</Trans>;
    case "PasswordChanged":
      return announcement.elsewhere === "ended" ? (
        <Trans>Your password was changed. Other devices were signed out.</Trans>
      ) : (
        <Trans>Your password was changed. Other devices stay signed in until their session ends.</Trans>
      );
    case "PasswordNotChanged":
      return <PasswordNotChangedText failure={announcement.failure} />;
    case "RoleChanged": {
      const role = t(ROLE_NAMES[announcement.role]);
      return <Trans>Your role is now {role}</Trans>;
    }
    case "ListingConnected":
      return (
        <Completed>
          <span className="console-isolate">{announcement.googleEmail}</span>
        </Completed>
      );
    case "ListingDisconnected":
      return (
        <Completed>
          <Trans>Google listing</Trans>
        </Completed>
      );
    case "PictureAdded": {
      const name = <bdi>{announcement.of}</bdi>;
      return (
        <Completed>
          <Trans>Picture {name}</Trans>
        </Completed>
      );
    }
    case "PictureUploaded":
      return <Trans>The picture was uploaded. Save the form to keep it.</Trans>;
    case "MemberAdded": {
      const name = <bdi>{announcement.name}</bdi>;
      return (
        <Completed>
          <Trans>Member {name}</Trans> · <bdi>{announcement.tribe}</bdi>
        </Completed>
      );
    }
    case "ChangeTakenBack":
      return (
        <Completed>
          <Trans>
            Undone: <TargetWords targets={[announcement.target]} say="Named" />
          </Trans>
        </Completed>
      );
    case "MessagesRead":
      return (
        <Completed>
          <MessagesText titles={announcement.titles} />
        </Completed>
      );
    case "FileSaved":
      return (
        <Completed>
          <span className="console-isolate">{announcement.name}</span>
        </Completed>
      );
    case "PlanChanged":
      return (
        <Completed>
          <bdi>{announcement.name}</bdi>
        </Completed>
      );
    case "PlanIsYours":
      return <Trans>Nothing was changed</Trans>;
    case "ItemSaved":
      return (
        <Headed head={<Trans>Item saved successfully</Trans>}>
          <OwnText text={announcement.name} most="NameTooLong" />
        </Headed>
      );
    case "ItemsDeleted":
      return (
        <>
          {announcement.targets.length === 1 && !announcement.targets.some(isReportDecision) && (
            <Text inherit fw={600}>
              <Trans>Item deleted successfully</Trans>
            </Text>
          )}
          <TargetWords targets={announcement.targets} say="Deleted" />
        </>
      );
    case "ItemsWereGone":
      return <WereGoneText targets={announcement.targets} />;
    case "DeletionUndone":
      return <UndoneText targets={announcement.targets} />;
    case "DeletionFailed":
      return <DeletionFailedText undeleted={announcement.undeleted} />;
    case "RecordsChanged":
      return announcement.targets.length === 0 ? (
        <Headed head={<Trans>Nothing was changed</Trans>}>
          <TargetWords targets={announcement.change.steps.map(({ target }) => target)} say="Named" />
        </Headed>
      ) : (
        <ChangeWords change={announcement.change} targets={announcement.targets} />
      );
    case "ChangeFailed":
      return <ChangeFailedText failures={announcement.failures} />;
    case "NotCarriedOut":
      return (
        <Headed head={<Trans>Not carried out</Trans>}>
          <UnsentText unsent={announcement.unsent} />
        </Headed>
      );
    case "ResultUnknown":
      return t(RESULT_UNKNOWN);
    case "ActionFailed":
      return announcement.failure._tag === "NotSent" ? (
        <NotSent />
      ) : (
        <FailureText failure={announcement.failure} />
      );
  }
};

/** Why one's password stays as it was, or that it may not have. */
const PasswordNotChangedText = ({
  failure,
}: Pick<Extract<Announcement, { _tag: "PasswordNotChanged" }>, "failure">) => {
  const { t } = useLingui();
  switch (failure._tag) {
    case "InvalidCredentials":
      return <Trans>Your password was not changed: the current one that you typed was wrong.</Trans>;
    case "PasswordTooWeak":
      return <Headed head={<Trans>Nothing was changed</Trans>}>{t(SIGN_IN_TEXTS.PasswordTooWeak)}</Headed>;
    case "NotSent":
      return <NotSent />;
    default:
      return t(PASSWORD_UNKNOWN);
  }
};

/** How many failures are told one by one before the rest is only counted. */
const TOLD = 5;

/** Why a record was not changed; of a role the backend says when it is for want of a verified address (D68). */
const WhyNotChanged = ({ failure }: { failure: RemoteFailure }) =>
  failure._tag === "Refused" && failure.field === "allowUnverified" ? (
    <Trans>The address is not verified</Trans>
  ) : (
    <FailureText failure={failure} />
  );

const ChangeFailedText = ({
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

const UndoneText = ({ targets }: Pick<Extract<Announcement, { _tag: "DeletionUndone" }>, "targets">) => {
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

const WereGoneText = ({ targets }: Pick<Extract<Announcement, { _tag: "ItemsWereGone" }>, "targets">) => {
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

const DeletionFailedText = ({
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
