import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { TargetTag } from "../../../domain/deletion.ts";

/** What else goes when a record goes, as the backend's cascades have it; nothing where nothing does. */
export const GOES_ALONG: Readonly<Record<TargetTag, MessageDescriptor | undefined>> = {
  User: msg`Their images, comments, favorites, votes, dates, blocks, memberships and business go as well. Their kitchens and reports stay, without their name.`,
  Kitchen: msg`Its images, locations, comments, favorites, votes, blocks and reports go as well. Dates there stay, without the kitchen.`,
  Tribe: msg`Its images, memberships and comments go as well. Its kitchens stay, without a tribe.`,
  TribeImage: undefined,
  ProfileImage: undefined,
  Membership: undefined,
};

/** The verb on the button that deletes, by what is deleted. */
export const DELETE_VERBS: Readonly<Record<TargetTag, MessageDescriptor>> = {
  User: msg`Delete user`,
  Kitchen: msg`Delete kitchen`,
  Tribe: msg`Delete tribe`,
  TribeImage: msg`Delete image`,
  ProfileImage: msg`Delete image`,
  Membership: msg`Remove member`,
};
