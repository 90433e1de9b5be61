import * as Schema from "effect/Schema";
import { type BusinessProfile, profileFields } from "../business.ts";
import * as kinds from "../field-kinds.ts";
import { form } from "../form.ts";
import { plainPhone } from "./typed-contact.ts";

const typed = kinds.typed(profileFields);

/** The form of a business profile; what is left empty is not said. */
export const businessForm = form(
  Schema.Struct({
    ...typed,
    phone: kinds.typedAs(typed.phone, plainPhone),
  }),
);
export type BusinessForm = typeof businessForm.empty;

/** What a business that was never saved says: nothing yet. */
export const EMPTY_PROFILE: BusinessProfile = {
  businessId: undefined,
  ...businessForm.meant(businessForm.empty),
};

/** The merged profile that is sent (§7, D37). */
export const withBusinessForm = (profile: BusinessProfile, draft: BusinessForm): BusinessProfile => ({
  ...profile,
  ...businessForm.meant(draft),
});
