import { isId } from "./id.ts";
import { isImageUrl } from "./image-url.ts";
import type { Kitchen, NewKitchen } from "./kitchen.ts";
import { tidyName } from "./person-name.ts";

/** What the form of a kitchen holds (§3); an empty text stands for nothing. */
export interface KitchenForm {
  readonly nombre: string;
  readonly logo: string;
  readonly banned: boolean;
  readonly chef: string;
  readonly tribe: string;
}

export const EMPTY_KITCHEN_FORM: KitchenForm = { nombre: "", logo: "", banned: false, chef: "", tribe: "" };

export const kitchenFormOf = ({ nombre, logo, banned, userChef, tribe }: Kitchen): KitchenForm => ({
  nombre,
  logo: logo ?? "",
  banned,
  chef: userChef?.userId ?? "",
  tribe: tribe?.tribeId ?? "",
});

/** What a new kitchen says. */
export const newKitchenOf = ({ nombre, logo, chef, tribe }: KitchenForm): NewKitchen => ({
  nombre: tidyName(nombre),
  logo: logo.trim() === "" ? undefined : logo.trim(),
  userChef: isId<"user">(chef) ? { userId: chef } : undefined,
  tribe: isId<"tribe">(tribe) ? { tribeId: tribe } : undefined,
});

/** The merged kitchen that is sent (§7, D37); its votes stay as they are. */
export const withKitchenForm = (kitchen: Kitchen, form: KitchenForm): Kitchen => {
  const { userChef, ...draft } = newKitchenOf(form);
  const isSameChef = userChef?.userId === kitchen.userChef?.userId;
  return {
    ...kitchen,
    ...draft,
    banned: form.banned,
    userChef:
      isSameChef || userChef === undefined
        ? userChef && kitchen.userChef
        : { ...userChef, profile: { nombre: "" } },
  };
};

export interface KitchenFormProblems {
  readonly nombre?: "NameMissing";
  readonly logo?: "NoImageUrl";
}

/** What is wrong with the form, field by field (D43). */
export const kitchenFormProblems = ({ nombre, logo }: KitchenForm): KitchenFormProblems => ({
  ...(nombre.trim() === "" && { nombre: "NameMissing" as const }),
  ...(logo.trim() !== "" && !isImageUrl(logo.trim()) && { logo: "NoImageUrl" as const }),
});
