import type { BusinessForm } from "./profile-form.ts";
import { tidiedHours } from "./hours.ts";

/** A profile as it is typed, with its hours in their usual order. */
export const tidiedProfile = (draft: BusinessForm): BusinessForm => ({
  ...draft,
  hours: tidiedHours(draft.hours),
});
