import { useEffect } from "react";
import type { RecordTarget } from "../../../domain/deletion.ts";
import { lookedAt } from "../../../domain/recent-records.ts";
import { useSignedInActors, useUser } from "../../app-context.ts";

/** Tells the frame whose page it is, and remembers that somebody looked at it. */
export const useShownRecord = ({ _tag, id, name, isBanned, revision }: RecordTarget): void => {
  const { uid } = useUser();
  const { recents, shell } = useSignedInActors();
  useEffect(() => {
    const record = { _tag, id, name };
    recents.keep(uid, lookedAt(recents.of(uid), record));
    shell.send({ type: "show a record", record: { ...record, isBanned, revision } });
    return () => shell.send({ type: "leave the record" });
  }, [_tag, id, name, isBanned, revision, uid, recents, shell]);
};
