import type { KitchenId, KitchenImageId } from "./id.ts";
import type { KitchenRef, TribeRef, UserRef } from "./reference.ts";
import type { Profile } from "./user.ts";

/** The person who runs a kitchen (§3). */
export interface KitchenChef extends UserRef {
  readonly profile: Profile;
}

/** A kitchen (§3); `positivo` and `negativo` count its votes. */
export interface Kitchen {
  readonly kitchenId: KitchenId;
  readonly nombre: string;
  readonly logo: string | undefined;
  readonly banned: boolean;
  readonly positivo: number;
  readonly negativo: number;
  readonly userChef: KitchenChef | undefined;
  readonly tribe: TribeRef | undefined;
}

/** What somebody who writes a kitchen decides; its votes are counted, never written. */
export interface NewKitchen {
  readonly nombre: string;
  readonly logo: string | undefined;
  readonly userChef: UserRef | undefined;
  readonly tribe: TribeRef | undefined;
}

/** What stands for a kitchen on screen: one of its images, or its logo, which has no id of its own (D33). */
export interface KitchenPicture {
  readonly kitchenImageId: KitchenImageId | undefined;
  readonly kitchen: KitchenRef;
  readonly imageUrl: string;
  readonly description: string;
}

/** A picture of a kitchen (§3). */
export interface KitchenImage extends KitchenPicture {
  readonly kitchenImageId: KitchenImageId;
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
