import type { NamedKitchen, NamedTribe, NamedUser, Somebody } from "./fields.ts";
import { tidyName } from "./person-name.ts";
import type { ResourceName } from "./resources.ts";

/** A record that is pointed at (D59); its name and its picture are there where the answer carried them. */
export interface Reference {
  readonly resource: ResourceName;
  readonly id: string;
  readonly name: string | undefined;
  readonly picture: string | undefined;
}

/** What a record is called that is pointed at, or its id where that is all there is. */
export const nameOf = ({ name, id }: Pick<Reference, "name" | "id">): string => name ?? id;

const named = (name: string | undefined): string | undefined =>
  name === undefined ? undefined : tidyName(name) || undefined;

/** What somebody is called, where the answer carried that. */
export const somebodysName = ({ profile }: Somebody): string | undefined => named(profile?.nombre);

export const userReference = (user: NamedUser): Reference => ({
  resource: "users",
  id: user.userId,
  name: somebodysName(user),
  picture: user.profile?.imageUrl,
});

export const kitchenReference = ({ kitchenId, nombre, logo }: NamedKitchen): Reference => ({
  resource: "kitchens",
  id: kitchenId,
  name: named(nombre),
  picture: logo,
});

export const tribeReference = ({ tribeId, name, imageUrl }: NamedTribe): Reference => ({
  resource: "tribes",
  id: tribeId,
  name: named(name),
  picture: imageUrl,
});
