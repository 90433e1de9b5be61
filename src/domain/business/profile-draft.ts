import type { BusinessProfile } from "../business.ts";
import { tidiedHours } from "./hours-text.ts";
import { businessForm, type BusinessForm, EMPTY_PROFILE } from "./profile-form.ts";

/** What is typed into the form of a profile. */
export interface ProfileDraft extends BusinessForm {
  /** The hours day by day that words of somebody's own are about to take the place of. */
  readonly days: string;
}

export const profileDraft = (profile: BusinessProfile = EMPTY_PROFILE): ProfileDraft => ({
  ...businessForm.of(profile),
  days: "",
});

/** A profile as it is typed, with its hours in their usual order. */
export const tidiedProfile = (draft: BusinessForm): BusinessForm => ({
  ...draft,
  hours: tidiedHours(draft.hours),
});
