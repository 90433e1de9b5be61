import * as Schema from "effect/Schema";
import * as kinds from "./field-kinds.ts";
import * as fields from "./fields.ts";
import { form } from "./form.ts";
import { being, type ChoiceDefinition, inTurn } from "./list-definition.ts";
import { nameOf, somebodysName, tribeReference } from "./reference.ts";
import { NONE, ofPresence, ofRecord } from "./list-request.ts";
import type { Revised } from "./revision.ts";

/** What somebody who writes a kitchen decides, beside its chef. */
const decided = {
  nombre: kinds.nombre,
  logo: kinds.maybeUrl,
  description: kinds.carriedText,
  location: kinds.carriedLine,
  capacity: kinds.carriedQuantity,
  tribe: kinds.maybeTribe,
};

/** A kitchen (§3); `positivo` and `negativo` count its votes, `userChef` is the person who runs it. */
export const Kitchen = Schema.Struct({
  kitchenId: fields.id<"kitchen">(),
  ...kinds.read(decided),
  banned: Schema.Boolean,
  positivo: Schema.Int,
  negativo: Schema.Int,
  userChef: fields.optional(fields.Somebody),
  /** Since when it is there; a backend need not note it (D59). */
  creationDate: fields.carried(fields.time),
}).annotate({ identifier: "Kitchen" });
export interface Kitchen extends Schema.Schema.Type<typeof Kitchen>, Revised {}

/** The chef, where one can be pointed at. */
export const knownChef = ({ userChef }: Pick<Kitchen, "userChef">): fields.NamedUser | undefined =>
  userChef?.userId === undefined ? undefined : userChef;

/** What the chef is called, or the chef's id where that is all there is. */
export const chefText = ({ userChef }: Pick<Kitchen, "userChef">): string | undefined =>
  userChef && (somebodysName(userChef) ?? userChef.userId);

/** How much a kitchen is liked (§3): votes for minus votes against. */
export const score = (kitchen: Pick<Kitchen, "positivo" | "negativo">): number =>
  kitchen.positivo - kitchen.negativo;

/** What the status column shows (D41). */
export const kitchenStatus = (kitchen: Pick<Kitchen, "banned">): "banned" | "active" =>
  kitchen.banned ? "banned" : "active";

type Ranked = Pick<Kitchen, "kitchenId" | "nombre" | "positivo" | "negativo">;

// Code units, not a locale's collation: the order must not depend on who looks.
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The order of popular kitchens (D40): score, best first; ties by name, then by id so that it is total. */
export const byScore = (a: Ranked, b: Ranked): number =>
  score(b) - score(a) || compareText(a.nombre, b.nombre) || compareText(a.kitchenId, b.kitchenId);

export const kitchenListDefinition = {
  isSearched: true,
  idOf: ({ kitchenId }) => kitchenId,
  nameOf: ({ nombre }) => nombre,
  hintOf: ({ userChef, location }) =>
    [userChef && somebodysName(userChef), location].filter(Boolean).join(" · "),
  pictureOf: ({ logo }) => logo,
  textsOf: ({ nombre, location }: Pick<Kitchen, "nombre" | "location">) =>
    location === undefined ? [nombre] : [nombre, location],
  sorts: {
    name: ({ nombre }) => nombre,
    description: ({ description }) => description || undefined,
    location: ({ location }) => location || undefined,
    capacity: ({ capacity }) => capacity,
    status: kitchenStatus,
    score,
    chef: chefText,
    tribe: ({ tribe }) => tribe && nameOf(tribeReference(tribe)),
    time: inTurn(({ kitchenId }) => kitchenId),
  },
  filters: {
    status: { values: ["active", "banned"], passes: being(kitchenStatus) },
    chef: {
      ...ofRecord,
      passes: being(({ userChef }) => (userChef === undefined ? NONE : (userChef.userId ?? ""))),
    },
    tribe: { ...ofRecord, passes: being(({ tribe }) => tribe?.tribeId ?? NONE) },
    pictures: { ...ofPresence, passes: undefined },
  },
} as const satisfies ChoiceDefinition<Kitchen>;

/** A kitchen that is to be added: its votes are counted, never written. */
export const NewKitchen = Schema.Struct({
  ...kinds.written(decided),
  userChef: kinds.maybeUser.written,
}).annotate({ identifier: "NewKitchen" });
export interface NewKitchen extends Schema.Schema.Type<typeof NewKitchen> {}

export const ChangedKitchen = Schema.Struct({ ...Kitchen.fields, ...kinds.written(decided) });

const formOfFields = form(
  Schema.Struct({ ...kinds.typed(decided), userChef: kinds.maybeUser.typed, banned: Schema.Boolean }),
);
export type KitchenForm = typeof formOfFields.empty;
/** A chef whom nobody can point at is none that a form can name; the kitchen keeps them all the same. */
export const kitchenForm = {
  ...formOfFields,
  of: (kitchen: Pick<Kitchen, keyof KitchenForm>): KitchenForm =>
    formOfFields.of({ ...kitchen, userChef: knownChef(kitchen) }),
};

/** The merged kitchen that is sent (§7, D37); its votes stay as they are, and what it refers to where that is the same. */
export const withKitchenForm = (kitchen: Kitchen, draft: KitchenForm): Kitchen => {
  const { userChef, tribe, ...meant } = kitchenForm.meant(draft);
  return {
    ...kitchen,
    ...meant,
    userChef: userChef?.userId === kitchen.userChef?.userId ? kitchen.userChef : userChef,
    tribe: tribe?.tribeId === kitchen.tribe?.tribeId ? kitchen.tribe : tribe,
  };
};

/** A picture of a kitchen (§3). */
export const KitchenImage = Schema.Struct({
  kitchenImageId: fields.id<"kitchen image">(),
  kitchen: fields.KitchenRef,
  imageUrl: Schema.String,
  description: kinds.description.read,
}).annotate({ identifier: "KitchenImage" });
export interface KitchenImage extends Schema.Schema.Type<typeof KitchenImage> {}

/** What stands for a kitchen on screen: one of its images, or its logo, which has no id of its own (D33). */
export interface KitchenPicture extends Omit<KitchenImage, "kitchenImageId"> {
  readonly kitchenImageId: KitchenImage["kitchenImageId"] | undefined;
}

/** Whether a picture is an image of its own, not the logo that stands in. */
export const isKitchenImage = (picture: KitchenPicture): picture is KitchenImage =>
  picture.kitchenImageId !== undefined;

/** The last source of pictures (D33): the kitchen's logo, described by its name; none without a logo. */
export const logoOf = ({
  kitchenId,
  logo,
  nombre,
}: Pick<Kitchen, "kitchenId" | "logo" | "nombre">): ReadonlyArray<KitchenPicture> =>
  logo === undefined || logo === ""
    ? []
    : [{ kitchenImageId: undefined, kitchen: { kitchenId }, imageUrl: logo, description: nombre }];
