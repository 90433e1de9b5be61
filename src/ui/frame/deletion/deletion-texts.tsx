import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { ComponentType } from "react";
import { isReportDecision, type Target, type TargetTag } from "../../../domain/deletion.ts";
import { DECISION_FATES, DECISION_WORDS } from "../../parts/contribution/decision-words.tsx";
import { CONTRIBUTION_WORDS } from "../../parts/contribution/contribution-words.tsx";
import { FATE_TEXTS } from "../../parts/value/fate-texts.ts";
import { type Counted, RESOURCE_WORDS } from "../../resources.tsx";

interface DeletionWords {
  /** The verb on the button that deletes. */
  readonly remove: MessageDescriptor;
  readonly Named: ComponentType<Counted>;
  /** What is done, where it is not deleted. */
  readonly Doing?: ComponentType<Counted>;
  readonly Deleted: ComponentType<Counted>;
  readonly GoesAlong?: ComponentType<Pick<Counted, "count">>;
}

/** What is said of a deletion, by what is deleted. Records may be many; of the others one is deleted at a time. */
export const DELETION_WORDS: Readonly<Record<TargetTag, DeletionWords>> = {
  ...RESOURCE_WORDS,
  ...DECISION_WORDS,
  ...CONTRIBUTION_WORDS,
  TribeImage: {
    remove: msg`Delete picture`,
    Named: ({ name }) => <Trans>Picture {name}</Trans>,
    Deleted: ({ name }) => <Trans>Picture {name} deleted</Trans>,
  },
  // Its name says already that it is a picture.
  ProfileImage: {
    remove: msg`Delete picture`,
    Named: ({ name }) => name,
    Deleted: ({ name }) => <Trans>{name} deleted</Trans>,
  },
  Membership: {
    remove: msg`Remove member`,
    Named: ({ name }) => <Trans>Member {name}</Trans>,
    Deleted: ({ name }) => <Trans>Member {name} removed</Trans>,
  },
};

/** What becomes of targets that were confirmed: what was decided is sent, all else is deleted. */
export const fateTextsOf = (targets: ReadonlyArray<Target>): typeof FATE_TEXTS =>
  targets.every(isReportDecision) ? DECISION_FATES : FATE_TEXTS;

interface TargetWordsProps {
  readonly targets: ReadonlyArray<Pick<Target, "_tag" | "name">>;
  readonly say: "Named" | "Doing" | "Deleted";
}

/** Targets of one kind in words: the one by its name, or how many. */
export const TargetWords = ({ targets, say }: TargetWordsProps) => {
  const [first] = targets;
  if (first === undefined) return null;
  const words = DELETION_WORDS[first._tag];
  const Words = words[say] ?? words.Named;
  return <Words count={targets.length} name={<bdi>{first.name}</bdi>} />;
};
