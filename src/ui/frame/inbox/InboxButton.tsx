import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ActionIcon } from "@mantine/core";
import { IconBell } from "@tabler/icons-react";
import { Suspense, use } from "react";
import classes from "./InboxButton.module.css";
import { type Inbox, unreadOf } from "./use-inbox.ts";

const Bell = ({ unread, onOpen }: { unread: number; onOpen: () => void }) => {
  const { t, i18n } = useLingui();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      className={classes["button"] ?? ""}
      aria-label={
        unread === 0
          ? t`Notifications`
          : t`Notifications, ${plural(unread, { one: "# unread", other: "# unread" })}`
      }
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <IconBell size={20} stroke={1.5} />
      {unread > 0 && <span className={classes["count"]}>{i18n.number(Math.min(unread, 99))}</span>}
    </ActionIcon>
  );
};

const CountedBell = ({ inbox, onOpen }: { inbox: Inbox; onOpen: () => void }) => (
  <Bell unread={unreadOf(use(inbox.messages))} onOpen={onOpen} />
);

/** Opens the notifications; says how many are unread, once that is known. */
export const InboxButton = (props: { inbox: Inbox; onOpen: () => void }) => (
  <Suspense fallback={<Bell unread={0} onOpen={props.onOpen} />}>
    <CountedBell {...props} />
  </Suspense>
);
