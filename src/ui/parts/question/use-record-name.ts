import { useEffect, useEffectEvent } from "react";
import { permits } from "../../../domain/permission.ts";
import { RESOURCES, type ResourceName } from "../../../domain/resources.ts";
import type { Choice } from "../../../machines/use-cases/record-source.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/record-sources.ts";
import { useUser } from "../../app-context.ts";
import { useQuestion } from "./use-question.ts";

/** The name of a record that is known by its id; that stands in for it until it is known, or where it may not be read. */
export const useRecordName = (resource: ResourceName, id: string): string => {
  const { role } = useUser();
  const { answer, ask } = useQuestion<Choice>();
  const learnTheName = useEffectEvent((list: ResourceName, named: string) => {
    if (permits(role, RESOURCES[list].permissions.read)) ask(RECORD_SOURCES[list].choice(named));
  });
  useEffect(() => learnTheName(resource, id), [resource, id]);
  // The last answer may be about another one.
  return answer?._tag === "Success" && answer.success.id === id ? answer.success.name : id;
};
