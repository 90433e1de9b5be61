import { useEffect, useEffectEvent } from "react";
import type { Reference } from "../../../domain/reference.ts";
import { permits } from "../../../domain/permission.ts";
import { type ResourceName, RESOURCES } from "../../../domain/resources.ts";
import type { Choice } from "../../../machines/use-cases/record-source.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/record-sources.ts";
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

/** A record of which the answer gave only the id: its name is asked for, and the id stands there until it is known. */
const Unnamed = ({ resource, id, picture }: Reference) => {
  const { role } = useUser();
  const mayAsk = useMayAsk();
  const { answer, ask } = useQuestion<Choice>();
  const learnTheName = useEffectEvent((list: ResourceName, of: string) => {
    if (permits(role, RESOURCES[list].permissions.read) && mayAsk(`${list} ${of}`))
      ask(RECORD_SOURCES[list].choice(of));
  });
  useEffect(() => learnTheName(resource, id), [resource, id]);
  const known = answer?._tag === "Success" ? answer.success : undefined;
  return <Known resource={resource} id={id} name={known?.name ?? id} picture={picture ?? known?.picture} />;
};

/** A record that another one points at, by face and name (D59). */
export const ReferenceName = (reference: Reference) =>
  reference.name === undefined ? <Unnamed {...reference} /> : <Known {...reference} name={reference.name} />;
