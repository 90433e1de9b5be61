import type { Announcement } from "../../../domain/announcement.ts";
import { useSignedInActors } from "../../app-context.ts";

/** Copies a text and says so; a browser may not allow it. */
export const useCopy = (): ((text: string) => void) => {
  const { announcements } = useSignedInActors();
  const tell = (announcement: Announcement) => (): void =>
    announcements.send({ type: "announce", announcement });
  return (text) => {
    // Without a secure connection there is no clipboard.
    const copied = "clipboard" in navigator ? navigator.clipboard.writeText(text) : Promise.reject();
    void copied.then(tell({ _tag: "Copied", text }), tell({ _tag: "NotCopied" }));
  };
};
