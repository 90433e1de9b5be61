import { useUser } from "../../app-context.ts";
import { OnceOpened } from "../../parts/opening/OnceOpened.tsx";
import { useShell } from "../shell/use-shell.ts";
import { inboxDrawer } from "../shell/overlay-parts.ts";
import { InboxButton } from "./InboxButton.tsx";
import { useInbox } from "./use-inbox.ts";

/** What somebody is told: the bell that counts it, and what opens there. */
export const InboxOfUser = () => {
  const { overlay, open, close } = useShell();
  const inbox = useInbox(useUser().userId);
  return (
    <>
      <InboxButton
        inbox={inbox}
        onOpen={() => {
          inbox.again();
          open("inbox");
        }}
      />
      <OnceOpened part={inboxDrawer} isOpen={overlay === "inbox"} onClose={close}>
        {(InboxDrawer, isOpen) => <InboxDrawer isOpen={isOpen} inbox={inbox} onClose={close} />}
      </OnceOpened>
    </>
  );
};
