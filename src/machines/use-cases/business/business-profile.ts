import * as Effect from "effect/Effect";
import type { BusinessProfile } from "../../../domain/business.ts";
import { type BusinessForm, EMPTY_PROFILE, withBusinessForm } from "../../../domain/business/profile-form.ts";
import { tidiedProfile } from "../../../domain/business/profile-draft.ts";
import type { Id } from "../../../domain/id.ts";
import { Business } from "../../../domain/ports/business.ts";
import { anew } from "../../../domain/ports/bypass-cache.ts";
import { ifFound } from "../../../domain/ports/if-found.ts";
import type { Writing } from "../../editing/editing.vocabulary.ts";

/**
 * The profile that is edited, as the backend has it at this moment. One that was never saved is an empty one, so that what
 * another tab saves first is a change like any other.
 */
export const rereadEditedProfile = (owner: Id<"user">) =>
  Effect.map(
    anew(ifFound(Business.use(({ profile }) => profile(owner)))),
    (profile) => profile ?? EMPTY_PROFILE,
  );

/** Saves the merged profile; the first time it founds the business. */
export const writeProfile =
  (owner: Id<"user">) =>
  ({ draft, onto = EMPTY_PROFILE }: Writing<BusinessProfile, BusinessForm>) =>
    Business.use(({ edit }) => edit(owner, withBusinessForm(onto, tidiedProfile(draft))));
