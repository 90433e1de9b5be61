import { useLingui } from "@lingui/react/macro";
import type { Tribe } from "../../../domain/tribe.ts";
import { countMembers } from "../../../machines/use-cases/count-members.ts";
import { failureText } from "../../parts/feedback/failure-texts.ts";
import { useQuestion } from "../../parts/question/use-question.ts";
import classes from "./MemberCount.module.css";

/** How many members a tribe has, once it is asked for: a call for each row would be too many. */
export const MemberCount = ({ tribe: { tribeId, name } }: { tribe: Tribe }) => {
  const { t, i18n } = useLingui();
  const { answer, isAsking, ask } = useQuestion<number>();
  if (answer?._tag === "Success") return <span role="status">{i18n.number(answer.success)}</span>;
  return (
    <button
      type="button"
      className={classes["count"]}
      aria-label={t`Count the members of ${name}`}
      title={answer && t(failureText(answer.failure))}
      aria-disabled={isAsking}
      onClick={() => {
        if (!isAsking) ask(countMembers(tribeId));
      }}
    >
      {isAsking ? t`Counting…` : answer === undefined ? t`Count` : t`Try again`}
    </button>
  );
};
