import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { Tribe } from "../../../domain/tribe.ts";
import type { Read } from "../../../machines/app.ts";
import { countMembers } from "../../../machines/use-cases/count-members.ts";
import { useApp } from "../../app-context.ts";
import { FAILURE_TEXTS } from "../../parts/feedback/failure-texts.ts";
import classes from "./MemberCount.module.css";

/** How many members a tribe has, once it is asked for: a call for each row would be too many. */
export const MemberCount = ({ tribe }: { tribe: Tribe }) => {
  const { t, i18n } = useLingui();
  const { read } = useApp();
  const [isAsked, setAsked] = useState(false);
  const [count, setCount] = useState<Read<number>>();
  useEffect(() => {
    if (!isAsked) return undefined;
    const leaving = new AbortController();
    void read(countMembers(tribe.tribeId), leaving.signal).then((answer) => {
      if (leaving.signal.aborted) return;
      setCount(answer);
      setAsked(false);
    });
    return () => leaving.abort();
  }, [isAsked, read, tribe.tribeId]);
  const { name } = tribe;
  if (count?._tag === "Success") return <span role="status">{i18n.number(count.success)}</span>;
  return (
    <button
      type="button"
      className={classes["count"]}
      aria-label={t`Count the members of ${name}`}
      title={count === undefined ? undefined : t(FAILURE_TEXTS[count.failure._tag])}
      aria-disabled={isAsked}
      onClick={() => setAsked(true)}
    >
      {isAsked ? t`Counting…` : count === undefined ? t`Count` : t`Try again`}
    </button>
  );
};
