import type { MessageDescriptor } from "@lingui/core";
import type { Icon } from "@tabler/icons-react";
import type { MenuEntry } from "../../../domain/resources.ts";

export type BusinessPath = "/business" | "/business/analytics" | "/business/subscription";

export interface Entry {
  readonly path: MenuEntry["path"] | BusinessPath;
  readonly title: MessageDescriptor;
  readonly icon: Icon;
  readonly badge: MessageDescriptor | undefined;
  /** How much waits there, where anything does. */
  readonly waiting?: number;
  /** A group of entries begins with it. */
  readonly isFirst?: boolean;
}
