import { useState } from "react";
import type { SentBefore } from "../../../machines/use-cases/records/created-once.ts";
import { useApp, useUser } from "../../app-context.ts";

/** What was sent of the new record of a form, also before the page was loaded anew. */
export const useSentBefore = (form: string): SentBefore => {
  const { drafts } = useApp();
  const { uid } = useUser();
  const [sentBefore] = useState((): SentBefore => {
    const name = `${form}/sent`;
    return {
      of: () => drafts.of(uid, name)?.typed,
      keep: (sent) => drafts.keep(uid, name, sent && { before: {}, typed: sent }),
    };
  });
  return sentBefore;
};
