import type { BusinessProfile } from "./business.ts";

/** What the form of a business profile holds (§7 names no fields); what is left empty is not said. */
export interface BusinessForm {
  readonly name: string;
  readonly description: string;
  readonly phone: string;
  readonly website: string;
  readonly hours: string;
}

/** What a business that was never saved says: nothing yet. */
export const EMPTY_PROFILE: BusinessProfile = {
  businessId: undefined,
  name: "",
  description: undefined,
  phone: undefined,
  website: undefined,
  hours: undefined,
};

export const businessFormOf = (profile: BusinessProfile): BusinessForm => ({
  name: profile.name,
  description: profile.description ?? "",
  phone: profile.phone ?? "",
  website: profile.website ?? "",
  hours: profile.hours ?? "",
});

const said = (text: string): string | undefined => (text.trim() === "" ? undefined : text.trim());

/** The merged profile that is sent (§7, D37). */
export const withBusinessForm = (profile: BusinessProfile, form: BusinessForm): BusinessProfile => ({
  ...profile,
  name: form.name.trim(),
  description: said(form.description),
  phone: said(form.phone),
  website: said(form.website),
  hours: said(form.hours),
});

/** What is wrong with the form, field by field. */
export const businessFormProblems = ({ name }: BusinessForm): { readonly name?: "NameMissing" } =>
  name.trim() === "" ? { name: "NameMissing" } : {};
