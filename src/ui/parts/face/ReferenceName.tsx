import { useEffect, useEffectEvent } from "react";
import type { Reference } from "../../../domain/reference.ts";
import { permits } from "../../../domain/permission.ts";
import { type ResourceName, RESOURCES } from "../../../domain/resources.ts";
import type { Reading } from "../../../machines/question/question.machine.ts";
import type { Choice } from "../../../machines/use-cases/lists/record-source.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/lists/record-sources.ts";
import { useUser } from "../../app-context.ts";
import { useQuestion } from "../question/use-question.ts";
import { useMayAsk } from "./names-asked.ts";
import { type Named, RecordName } from "./RecordName.tsx";
import classes from "./ReferenceName.module.css";

const Known = (record: Named) => (
  <span className={classes["reference"]}>
    <RecordName {...record} isQuiet />
  </span>
);

const namedNow = (list: ResourceName, id: string) => RECORD_SOURCES[list].choice(id);

interface ReferenceNameProps extends Reference {
  /** Whom to ask for the name. */
  readonly choiceOf?: (list: ResourceName, id: string) => Reading<Choice>;
}

/** A record of which the answer gave only the id: its name is asked for, and the id stands there until it is known. */
const Unnamed = ({ resource, id, picture, choiceOf = namedNow }: ReferenceNameProps) => {
  const { role } = useUser();
  const mayAsk = useMayAsk();
  const { answer, ask } = useQuestion<Choice>();
  const learnTheName = useEffectEvent((list: ResourceName, of: string) => {
    if (permits(role, RESOURCES[list].permissions.read) && mayAsk(`${list} ${of}`)) ask(choiceOf(list, of));
  });
  useEffect(() => learnTheName(resource, id), [resource, id]);
  // The last answer may be about another one.
  const known = answer?._tag === "Success" && answer.success.id === id ? answer.success : undefined;
  return <Known resource={resource} id={id} name={known?.name ?? id} picture={picture ?? known?.picture} />;
};

/** A record that another one points at, by face and name (D59). */
export const ReferenceName = (reference: ReferenceNameProps) =>
  reference.name === undefined ? <Unnamed {...reference} /> : <Known {...reference} name={reference.name} />;
