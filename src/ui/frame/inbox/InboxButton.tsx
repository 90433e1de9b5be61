import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ActionIcon, VisuallyHidden } from "@mantine/core";
import { IconBell } from "@tabler/icons-react";
import { Suspense, use } from "react";
import classes from "./InboxButton.module.css";
import { type Inbox, unreadOf } from "./use-inbox.ts";

/** The most that there is room for. */
const MOST = 99;

const Count = ({ inbox }: { inbox: Inbox }) => {
  const { t, i18n } = useLingui();
  const unread = unreadOf(use(inbox.messages));
  if (unread === 0) return <VisuallyHidden>{t`Notifications`}</VisuallyHidden>;
  return (
    <>
      <VisuallyHidden>
        {t`Notifications, ${plural(unread, { one: "# unread", other: "# unread" })}`}
      </VisuallyHidden>
      <span className={classes["count"]} aria-hidden>
        {unread > MOST ? t`${i18n.number(MOST)}+` : i18n.number(unread)}
      </span>
    </>
  );
};

/** Opens the notifications; says how many are unread, once that is known. It is one button all along, with its focus. */
export const InboxButton = ({ inbox, onOpen }: { inbox: Inbox; onOpen: () => void }) => {
  const { t } = useLingui();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      style={{ overflow: "visible" }}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <IconBell size={20} stroke={1.5} aria-hidden />
      <Suspense fallback={<VisuallyHidden>{t`Notifications`}</VisuallyHidden>}>
        <Count inbox={inbox} />
      </Suspense>
    </ActionIcon>
  );
};
