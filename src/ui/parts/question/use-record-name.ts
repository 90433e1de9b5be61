import { useEffect, useEffectEvent } from "react";
import { permits } from "../../../domain/permission.ts";
import { RESOURCES, type ResourceName } from "../../../domain/resources.ts";
import type { Choice } from "../../../machines/use-cases/lists/record-source.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/lists/record-sources.ts";
import { useUser } from "../../app-context.ts";
import { useQuestion } from "./use-question.ts";

/** In place of a name that is being asked for. */
const COMING = "…";

/** The name of a record that is known by its id; that stands in for it where it may not be read or nobody tells it. */
export const useRecordName = (resource: ResourceName, id: string): string => {
  const { role } = useUser();
  const { answer, isAsking, ask } = useQuestion<Choice>();
  const mayBeRead = permits(role, RESOURCES[resource].permissions.read);
  const learnTheName = useEffectEvent((list: ResourceName, named: string) => {
    if (mayBeRead) ask(RECORD_SOURCES[list].choice(named));
  });
  useEffect(() => learnTheName(resource, id), [resource, id]);
  // The last answer may be about another one.
  if (answer?._tag === "Success" && answer.success.id === id) return answer.success.name;
  return mayBeRead && (isAsking || answer === undefined) ? COMING : id;
};
