import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { TargetTag } from "../../../domain/deletion.ts";
import { RESOURCE_WORDS } from "../../resources.tsx";

interface DeletionWords {
  /** The verb on the button that deletes. */
  readonly remove: MessageDescriptor;
  readonly goesAlong?: MessageDescriptor;
}

/** What is said of a deletion, by what is deleted. */
export const DELETION_WORDS: Readonly<Record<TargetTag, DeletionWords>> = {
  ...RESOURCE_WORDS,
  TribeImage: { remove: msg`Delete image` },
  ProfileImage: { remove: msg`Delete image` },
  Membership: { remove: msg`Remove member` },
};
