import { useEffect } from "react";
import type { RecordTarget } from "../../../domain/deletion.ts";
import type { Read } from "../../../machines/app.ts";
import { lookedAt, withoutTargets } from "../../../domain/recent-records.ts";
import type { ResourceName } from "../../../domain/resources.ts";
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

/** Offers a record no more whose page finds that it is gone. */
export const useGoneRecord = (
  _tag: ResourceName,
  id: string | undefined,
  result: Read<unknown> | undefined,
): void => {
  const { uid } = useUser();
  const { recents } = useSignedInActors();
  const isGone = result?._tag === "Failure" && result.failure._tag === "NotFound";
  useEffect(() => {
    if (isGone && id !== undefined)
      recents.keep(uid, withoutTargets(recents.of(uid), [{ _tag, id, name: id }]));
  }, [isGone, _tag, id, uid, recents]);
};
