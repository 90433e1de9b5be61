import * as Schema from "effect/Schema";
import * as kinds from "./field-kinds.ts";
import * as fields from "./fields.ts";
import { form } from "./form.ts";
import { type ChoiceDefinition, inTurn } from "./list-definition.ts";
import { ofId, ofPresence, ofRecord } from "./list-request.ts";
import { nameOf, userReference } from "./reference.ts";
import type { Revised } from "./revision.ts";

/** What somebody who writes a tribe decides. */
const decided = { name: kinds.name, description: kinds.description, leader: kinds.carriedUser };

/** A tribe (§3). Its members and its picture are the backend's to tell (D59). */
export const Tribe = Schema.Struct({
  tribeId: fields.id<"tribe">(),
  ...kinds.read(decided),
  memberCount: fields.carried(Schema.Int),
  imageUrl: fields.carried(Schema.String),
  /** Since when it is there; a backend need not note it (D59). */
  creationDate: fields.carried(fields.time),
}).annotate({ identifier: "Tribe" });
export interface Tribe extends Schema.Schema.Type<typeof Tribe>, Revised {}

/** A tribe that is yet to be kept. */
export const NewTribe = Schema.Struct(kinds.written(decided)).annotate({ identifier: "NewTribe" });
export interface NewTribe extends Schema.Schema.Type<typeof NewTribe> {}

export const ChangedTribe = Schema.Struct({ ...Tribe.fields, ...NewTribe.fields });

export const tribeForm = form(Schema.Struct(kinds.typed(decided)));
export type TribeForm = typeof tribeForm.empty;

/** The merged tribe that is sent (§7, D37). */
export const withTribeForm = (tribe: Tribe, draft: TribeForm): Tribe => {
  const { leader, ...meant } = tribeForm.meant(draft);
  return {
    ...tribe,
    ...meant,
    leader: leader?.userId === tribe.leader?.userId ? tribe.leader : leader,
  };
};

export const tribeListDefinition = {
  isSearched: true,
  idOf: ({ tribeId }) => tribeId,
  nameOf: ({ name }) => name,
  hintOf: ({ description }) => description,
  pictureOf: ({ imageUrl }) => imageUrl,
  textsOf: ({ name, description }: Pick<Tribe, "name" | "description">) => [name, description],
  sorts: {
    name: ({ name }) => name,
    description: ({ description }) => description || undefined,
    members: ({ memberCount }) => memberCount,
    leader: ({ leader }) => leader && nameOf(userReference(leader)),
    time: inTurn(({ tribeId }) => tribeId),
  },
  filters: {
    // A tribe need not tell either (D59): whether there is none only the backend knows.
    leader: { ...ofRecord, passes: undefined },
    members: { ...ofPresence, passes: undefined },
    member: { ...ofId, passes: undefined },
  },
} as const satisfies ChoiceDefinition<Tribe>;

/** A picture of a tribe (§7). */
export const TribeImage = Schema.Struct({
  tribeImageId: fields.id<"tribe image">(),
  tribe: fields.TribeRef,
  imageUrl: kinds.url.read,
  description: kinds.description.read,
}).annotate({ identifier: "TribeImage" });
export interface TribeImage extends Schema.Schema.Type<typeof TribeImage> {}

/** A picture of a tribe that is yet to be kept. */
export const NewTribeImage = Schema.Struct({
  tribe: fields.TribeRef,
  imageUrl: kinds.url.written,
  description: kinds.description.written,
}).annotate({ identifier: "NewTribeImage" });
export interface NewTribeImage extends Schema.Schema.Type<typeof NewTribeImage> {}

/** A picture as somebody adds it, who also says what it shows. */
export const tribeImageForm = form(
  Schema.Struct(kinds.typed({ imageUrl: kinds.url, description: kinds.speech })),
);
