import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Fate } from "../../../machines/deletion/deletion.view.ts";

/** What becomes of what was confirmed to be deleted. */
export const FATE_TEXTS: Readonly<Record<Fate, MessageDescriptor>> = {
  waiting: msg`Waiting to delete`,
  deleting: msg`Deleting`,
};
