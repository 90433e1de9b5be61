import * as Schema from "effect/Schema";
import { CONTRIBUTIONS, EVERY_RESOURCE } from "../../../domain/resources.ts";
import type { Unsent } from "../../../domain/unsent.ts";
import { keptByPerson } from "../kept-by-person.ts";

const Kept = Schema.Struct({
  deed: Schema.Literals(["Delete", "Undo", "Ban", "LiftBan", "MoveToTribe", "LeaveTribe", "GiveRole"]),
  target: Schema.Struct({
    _tag: Schema.Literals([
      ...EVERY_RESOURCE.map(({ name }) => name),
      ...CONTRIBUTIONS,
      "Report",
      "KitchenBan",
      "KitchenReports",
      "TribeImage",
      "ProfileImage",
      "Membership",
    ]),
    name: Schema.String,
  }),
});

/** What was never sent, by person, until they are told; looking for a storage that is forbidden throws. */
export const keptUnsentIn = (storage: () => Storage) => keptByPerson<Unsent>(storage, "unsent", Kept);
