import * as Effect from "effect/Effect";
import { type ResourceName, RESOURCES } from "../../../domain/resources.ts";
import type { Reading } from "../../question/question.machine.ts";
import { readRecordLog } from "./read-record-log.ts";
import type { Choice } from "../lists/record-source.ts";
import { RECORD_SOURCES } from "../lists/record-sources.ts";

/** A record by name; by its last one, as the log has it, where it was deleted. */
export const lastKnown = (resource: ResourceName, id: string): Reading<Choice> => {
  const { kind } = RESOURCES[resource];
  const now: Reading<Choice> = RECORD_SOURCES[resource].choice(id);
  return Effect.catchTag(now, "NotFound", (gone) =>
    Effect.flatMap(readRecordLog(kind, id), (log) => {
      const name = log.find((entry) => entry.kind === kind && entry.name !== undefined)?.name;
      return name === undefined
        ? Effect.fail(gone)
        : Effect.succeed({ id, name, hint: "", picture: undefined });
    }),
  );
};
