import * as Effect from "effect/Effect";
import type { TribeId } from "../../domain/id.ts";
import { Tribes } from "../../domain/ports/tribes.ts";

/** How many members a tribe has. The backend names them all; no call counts them. */
export const countMembers = (id: TribeId) =>
  Effect.map(
    Tribes.use((tribes) => tribes.members(id)),
    ({ items, unreadable }) => items.length + unreadable,
  );
