import { useLingui } from "@lingui/react/macro";
import { useDirection } from "@mantine/core";
import { Notifications, notifications, notificationsStore } from "@mantine/notifications";
import { IconAlertTriangle, IconCheck, IconInfoCircle } from "@tabler/icons-react";
import { useLocation } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { type Announcement, toneOf } from "../../../domain/announcement.ts";
import { isReportDecision } from "../../../domain/deletion.ts";
import { TOAST_MS } from "../../../domain/product.ts";
import type { Announced } from "../../../machines/announcements/announcements.machine.ts";
import { useSignedInActors } from "../../app-context.ts";
import { useIsPhone } from "../../use-is-phone.ts";
import { AnnouncementText } from "./announcement-texts.tsx";
import "@mantine/core/styles/Notification.css";
import "@mantine/notifications/styles.css";

/** Whether what it tells is seen where it was done: the queue, for whoever is there, tells by what is left of it. */
const isSeenAt = (path: string, announcement: Announcement): boolean =>
  path === "/admin/reports" &&
  announcement._tag === "ItemsDeleted" &&
  announcement.targets.every(isReportDecision);

/** What tells tones apart besides the words. */
const LOOKS = {
  good: { color: "green", Icon: IconCheck },
  bad: { color: "red", Icon: IconAlertTriangle },
  neither: { color: "gray", Icon: IconInfoCircle },
};

/** How many are shown at once: on a phone they lie on what the top bar offers. */
const SHOWN = { phone: 1, desk: 5 };

/** Takes good news away, other than what is pointed at or focused: it is kept to be read again. */
const withdrawGoodNews = (): void =>
  notifications.updateState(notificationsStore, (all) =>
    all.filter(
      ({ id = "", color }) =>
        color === LOOKS.bad.color || document.getElementById(id)?.matches(":hover, :focus-within") === true,
    ),
  );

/** Of what was read out already nothing is when it is drawn anew, in the frame of the other area. */
const silence = (): void =>
  notifications.updateState(notificationsStore, (all) => all.map((toast) => ({ ...toast, role: "none" })));

const toastOf = ({ number }: Announced): string => `announcement ${number}`;

/** Takes away what was told of a session that has ended: the library keeps it for whoever comes next. */
const withdrawForgotten = (history: ReadonlyArray<Announced>): void => {
  const known = new Set(history.map(toastOf));
  notifications.updateState(notificationsStore, (all) => all.filter(({ id = "" }) => known.has(id)));
};

/** Tells what was announced: five seconds at the top end, longer while pointed at or focused. */
export const Toasts = () => {
  const { t } = useLingui();
  const { dir } = useDirection();
  const { announcements } = useSignedInActors();
  const isPhone = useIsPhone();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const history = useSelector(announcements, ({ context }) => context.history);
  useEffect(() => {
    withdrawForgotten(history);
    const { toldUpTo } = announcements.getSnapshot().context;
    const news = history
      .filter(({ number, announcement }) => number > toldUpTo && !isSeenAt(path, announcement))
      .toReversed();
    const [latest] = history;
    if (latest !== undefined) announcements.send({ type: "told", upTo: latest.number });
    for (const announced of news) {
      const { announcement } = announced;
      const tone = toneOf(announcement);
      const { color, Icon } = LOOKS[tone];
      const toast = {
        id: toastOf(announced),
        message: <AnnouncementText announcement={announcement} />,
        color,
        icon: <Icon size={18} stroke={1.5} aria-hidden />,
        role: tone === "bad" ? "alert" : "status",
        closeButtonProps: { "aria-label": t`Close` },
      };
      if (isPhone) withdrawGoodNews();
      notifications.show({
        ...toast,
        // The library itself stays for a pointer only.
        onFocusCapture: () => void notifications.update({ ...toast, autoClose: false }),
        onBlurCapture: () => void notifications.update({ ...toast, autoClose: TOAST_MS }),
      });
    }
  }, [announcements, history, isPhone, path, t]);
  useEffect(() => silence, []);
  return (
    <Notifications
      position={dir === "rtl" ? "top-left" : "top-right"}
      autoClose={TOAST_MS}
      limit={isPhone ? SHOWN.phone : SHOWN.desk}
      transitionDuration={150}
    />
  );
};
