import type { NewTribe, Tribe } from "./tribe.ts";

/** What the form of a tribe holds (§3). */
export interface TribeForm {
  readonly name: string;
  readonly description: string;
}

export const EMPTY_TRIBE_FORM: TribeForm = { name: "", description: "" };

export const tribeFormOf = ({ name, description }: Tribe): TribeForm => ({ name, description });

/** What a new tribe says. */
export const newTribeOf = ({ name, description }: TribeForm): NewTribe => ({
  name: name.trim(),
  description: description.trim(),
});

/** The merged tribe that is sent (§7, D37). */
export const withTribeForm = (tribe: Tribe, form: TribeForm): Tribe => ({ ...tribe, ...newTribeOf(form) });

/** What is wrong with the form, field by field. */
export const tribeFormProblems = ({ name }: TribeForm): { readonly name?: "NameMissing" } =>
  name.trim() === "" ? { name: "NameMissing" } : {};
