import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Drawer, Group, Stack, Text, Title } from "@mantine/core";
import { useSelector } from "@xstate/react";
import { type MouseEvent, useState } from "react";
import { shortened } from "../../../domain/cut.ts";
import { INCIDENT_TITLE } from "../../../domain/incident-report.ts";
import type { NamedUser } from "../../../domain/fields.ts";
import type { SystemNotification } from "../../../domain/notification.ts";
import { permits } from "../../../domain/permission.ts";
import { userReference } from "../../../domain/reference.ts";
import { markRead } from "../../../machines/use-cases/messages/mark-read.ts";
import { pressing } from "../../parts/access/refused.ts";
import { useIsAdmin } from "../../parts/access/use-is-admin.ts";
import { BusyButton } from "../../parts/action/BusyButton.tsx";
import { useAction } from "../../parts/action/use-action.ts";
import { AnnouncementText } from "../announcements/announcement-texts.tsx";
import { OwnScreen, TriedAgainBy } from "../../parts/feedback/TryAgain.tsx";
import { NamesOn } from "../../parts/face/names-asked.ts";
import { ReferenceName } from "../../parts/face/ReferenceName.tsx";
import { useOffers } from "../../parts/question/use-offers.ts";
import { useSignedInActors, useUser } from "../../app-context.ts";
import { EmptyNote } from "../../parts/feedback/EmptyNote.tsx";
import { openedAs } from "../../parts/opening/opened-as.ts";
import { useBackCloses } from "../../parts/opening/use-back-closes.ts";
import { Awaited } from "../../parts/section/Section.tsx";
import { CutText, OwnText } from "../../parts/value/CutText.tsx";
import { Moment } from "../../parts/time/Moment.tsx";
import { Chip } from "../../parts/value/Chip.tsx";
import classes from "./InboxDrawer.module.css";
import type { Inbox } from "./use-inbox.ts";
import { useMessageTitle } from "./use-message-title.ts";

/** How many messages a page of the drawer has. */
const PAGE = 10;

/** Where one mark holds for everybody (D67), only an admin may set it on what everybody is told. */
const useMayMark = (): ((message: SystemNotification) => boolean) => {
  const isAdmin = useIsAdmin();
  const hasCopies = useOffers("messages");
  return ({ user }) => user !== undefined || isAdmin || hasCopies;
};

/** Who wrote a message, which for others than staff is a name alone. */
const Author = ({ author }: { author: NamedUser }) => {
  const { role } = useUser();
  const reference = userReference(author);
  if (permits(role, "users.read")) return <ReferenceName {...reference} />;
  return <OwnText text={reference.name ?? ""} most="NameTooLong" />;
};

/** What a message says; a report of an incident in words, and its own for who mends it. */
const Said = ({ message: { title, message } }: { message: SystemNotification }) => {
  const { t } = useLingui();
  return title === INCIDENT_TITLE ? (
    <>
      <Text size="sm">{t`A page stopped working for somebody. The report was made by itself.`}</Text>
      <details className={classes["report"]}>
        <summary>{t`Technical details`}</summary>
        <Text size="xs" c="dimmed" dir="ltr" className={classes["message"]}>
          <CutText text={message} most="MessageTooLong" />
        </Text>
      </details>
    </>
  ) : (
    <Text size="sm" className={classes["message"]}>
      <OwnText text={message} most="MessageTooLong" />
    </Text>
  );
};

/** As a ref: who has marked a message goes on at the next one, or the one before, once this button has gone. */
const goOnFrom = (button: HTMLButtonElement | null) => () => {
  if (button === null || button !== document.activeElement) return;
  const marks = [...(button.closest("ul")?.querySelectorAll<HTMLElement>("[data-mark]") ?? [])];
  const here = marks.indexOf(button);
  (marks[here + 1] ?? marks[here - 1])?.focus();
};

interface MessageProps {
  readonly message: SystemNotification;
  readonly mayMark: boolean;
  readonly onChange: () => void;
}

const Message = ({ message, mayMark, onChange }: MessageProps) => {
  const { t } = useLingui();
  const { isBusy, act } = useAction();
  const called = useMessageTitle()(message.title);
  const title = shortened(called, "NameTooLong");
  const reason = mayMark ? undefined : t`Only an admin can mark a message for everybody`;
  return (
    <li>
      <Text size="sm" fw={message.read ? 400 : 650}>
        <OwnText text={called} most="NameTooLong" />{" "}
        {!message.read && (
          <Chip color="violet">
            <Trans context="a message that was not read yet">New</Trans>
          </Chip>
        )}
      </Text>
      <Said message={message} />
      {(message.author ?? message.creationDate) !== undefined && (
        <Group component="p" gap="0 0.75rem" my={4} fz="xs" lh="xs" c="dimmed">
          {message.author && <Author author={message.author} />}
          {message.creationDate !== undefined && <Moment at={message.creationDate} />}
        </Group>
      )}
      {!message.read && (
        <Button
          ref={goOnFrom}
          data-mark
          variant="default"
          size="xs"
          mt={4}
          aria-label={t`Mark “${title}” as read`}
          {...pressing(reason, () => {
            if (!isBusy) act(markRead([message], onChange));
          })}
        >
          <Trans>Mark as read</Trans>
        </Button>
      )}
    </li>
  );
};

interface MessagesProps {
  readonly messages: ReadonlyArray<SystemNotification>;
  readonly onChange: () => void;
}

const Messages = ({ messages, onChange }: MessagesProps) => {
  const { t } = useLingui();
  const [shown, setShown] = useState(PAGE);
  const { isBusy, act } = useAction();
  const mayMark = useMayMark();
  const markable = messages.filter((message) => !message.read && mayMark(message));
  if (messages.length === 0) return <EmptyNote>{t`You have no messages.`}</EmptyNote>;
  return (
    <NamesOn value={messages}>
      {markable.length > 1 && (
        <BusyButton
          variant="subtle"
          size="compact-sm"
          className={classes["all"] ?? ""}
          isBusy={isBusy}
          onPress={() => act(markRead(markable, onChange))}
        >
          <Trans>Mark all as read</Trans>
        </BusyButton>
      )}
      <ul className={`console-list console-rows ${classes["list"] ?? ""}`}>
        {messages.slice(0, shown).map((message) => (
          <Message
            key={message.notificationId}
            message={message}
            mayMark={mayMark(message)}
            onChange={onChange}
          />
        ))}
      </ul>
      {messages.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + PAGE)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </NamesOn>
  );
};

const History = () => {
  const { t } = useLingui();
  const history = useSelector(useSignedInActors().announcements, ({ context }) => context.history);
  if (history.length === 0) return <EmptyNote>{t`Nothing has happened yet.`}</EmptyNote>;
  return (
    <ul className={`console-list console-rows ${classes["list"] ?? ""}`}>
      {history.map(({ number, announcement }) => (
        <li key={number}>
          <Text size="sm" component="div">
            <AnnouncementText announcement={announcement} />
          </Text>
        </li>
      ))}
    </ul>
  );
};

interface InboxDrawerProps {
  readonly isOpen: boolean;
  readonly inbox: Inbox;
  readonly onClose: () => void;
}

/** What the system tells, and what was announced in this session. */
export const InboxDrawer = ({ isOpen, inbox, onClose }: InboxDrawerProps) => {
  const { t } = useLingui();
  useBackCloses(isOpen, onClose);
  // The router keeps from the browser what it follows in this tab.
  const closeOnLeaving = (event: MouseEvent): void => {
    if (event.defaultPrevented) onClose();
  };
  return (
    <Drawer
      {...openedAs(isOpen)}
      onClose={onClose}
      title={t`Notifications`}
      position="right"
      transitionProps={{ duration: 150 }}
      closeButtonProps={{ "aria-label": t`Close` }}
    >
      <Stack gap="lg" onClick={closeOnLeaving}>
        <Stack gap="sm">
          <OwnScreen>
            <TriedAgainBy value={inbox.again}>
              <Awaited source={inbox.messages} height={240}>
                {(messages) => <Messages messages={messages} onChange={inbox.again} />}
              </Awaited>
            </TriedAgainBy>
          </OwnScreen>
        </Stack>
        <Stack gap="sm">
          <Title order={2}>{t`In this session`}</Title>
          <History />
        </Stack>
      </Stack>
    </Drawer>
  );
};
