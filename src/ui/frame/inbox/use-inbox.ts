import { useRouter } from "@tanstack/react-router";
import { startTransition, useCallback, useEffect, useState } from "react";
import type { Id } from "../../../domain/id.ts";
import type { SystemNotification } from "../../../domain/notification.ts";
import type { Read } from "../../../machines/app.ts";
import { readInbox } from "../../../machines/use-cases/messages/inbox.ts";
import { useApp, useSignedInActors } from "../../app-context.ts";
import { useEmitted } from "../../use-emitted.ts";

/** What somebody is told, and how to read it again. */
export interface Inbox {
  readonly messages: Promise<Read<ReadonlyArray<SystemNotification>>>;
  readonly again: () => void;
}

/** What came anew; what is shown already where that did not come. */
const newest = async (coming: Inbox["messages"], shown: Inbox["messages"]): Inbox["messages"] => {
  const newer = await coming;
  if (newer._tag === "Success") return newer;
  const older = await shown;
  return older._tag === "Success" ? older : newer;
};

/**
 * The inbox of who is signed in; read with the page's own frame, so that the count is there, and with every page that comes
 * after the first, where what was read is not fresh any more.
 */
export const useInbox = (user: Id<"user">): Inbox => {
  const { read } = useApp();
  const { recovery } = useSignedInActors();
  const router = useRouter();
  const look = useCallback(() => read(readInbox(user), new AbortController().signal), [read, user]);
  const [messages, setMessages] = useState(look);
  // What is shown stays until the newer answer is there.
  const again = useCallback(() => {
    const coming = look();
    startTransition(() => setMessages((shown) => newest(coming, shown)));
  }, [look]);
  useEmitted(recovery, "read again", again);
  useEffect(
    () =>
      router.subscribe("onResolved", async ({ pathChanged }) => {
        // Shown once it is there: the page after this one would wait for it, too.
        if (pathChanged && (await look())._tag === "Success") again();
      }),
    [router, look, again],
  );
  return { messages, again };
};

/** How many messages have not been read yet; none that is known of where they could not be read. */
export const unreadOf = (messages: Read<ReadonlyArray<SystemNotification>>): number =>
  messages._tag === "Success" ? messages.success.filter(({ read }) => !read).length : 0;
