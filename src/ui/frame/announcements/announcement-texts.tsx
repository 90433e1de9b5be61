import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { Announcement } from "../../../domain/announcement.ts";
import { isReportDecision } from "../../../domain/deletion.ts";
import { ROLE_NAMES } from "../../parts/access/role-names.ts";
import { FailureText } from "../../parts/feedback/FailureText.tsx";
import { PASSWORD_UNKNOWN } from "../../parts/feedback/password-unknown.ts";
import { RESULT_UNKNOWN } from "../../parts/feedback/result-unknown.ts";
import { OwnText } from "../../parts/value/CutText.tsx";
import { SIGN_IN_TEXTS } from "../../pages/sign-in/sign-in-texts.ts";
import { ChangeWords } from "../deletion/change-texts.tsx";
import { TargetWords } from "../deletion/deletion-texts.tsx";
import { ChangeFailedText, DeletionFailedText, UndoneText, WereGoneText } from "./not-done-texts.tsx";
import { useMessageTitle } from "../inbox/use-message-title.ts";
import { UnsentText } from "./unsent-texts.tsx";

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
  const titleOf = useMessageTitle();
  return (
    <>
      <OwnText text={titleOf(title)} most="NameTooLong" />{" "}
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
      return (
        <>
          <Trans>Your role is now {role}</Trans>
          {announcement.isTextKept && (
            <div>
              <Trans>What you typed is kept.</Trans>
            </div>
          )}
        </>
      );
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
    case "ExportStopped":
      return <Headed head={<Trans>The export stopped</Trans>}>{announcement.list}</Headed>;
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
