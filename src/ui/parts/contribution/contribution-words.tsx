import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Plural, Trans } from "@lingui/react/macro";
import type { ComponentType } from "react";
import type { ContributionName } from "../../../domain/resources.ts";
import type { Counted } from "../../resources.tsx";

interface ContributionWords {
  /** The verb on the button that deletes. */
  readonly remove: MessageDescriptor;
  readonly Named: ComponentType<Counted>;
  readonly Deleted: ComponentType<Counted>;
}

/** What people leave behind, in the words of whatever deletes it. They come with the pages that list it. */
export const CONTRIBUTION_WORDS: Readonly<Record<ContributionName, ContributionWords>> = {
  comments: {
    remove: msg`Delete comment`,
    Named: ({ count, name }) => (
      <Plural value={count} _1={<Trans>Comment {name}</Trans>} one="# comment" other="# comments" />
    ),
    Deleted: ({ count, name }) => (
      <Plural
        value={count}
        _1={<Trans>Comment {name} deleted</Trans>}
        one="# comment deleted"
        other="# comments deleted"
      />
    ),
  },
  favorites: {
    remove: msg`Remove favorite`,
    Named: ({ count, name }) => (
      <Plural value={count} _1={<Trans>Favorite {name}</Trans>} one="# favorite" other="# favorites" />
    ),
    Deleted: ({ count, name }) => (
      <Plural
        value={count}
        _1={<Trans>Favorite {name} removed</Trans>}
        one="# favorite removed"
        other="# favorites removed"
      />
    ),
  },
  dates: {
    remove: msg`Call off date`,
    Named: ({ count, name }) => (
      <Plural value={count} _1={<Trans>Date {name}</Trans>} one="# date" other="# dates" />
    ),
    Deleted: ({ count, name }) => (
      <Plural
        value={count}
        _1={<Trans>Date {name} canceled</Trans>}
        one="# date canceled"
        other="# dates canceled"
      />
    ),
  },
  blocks: {
    remove: msg`Lift block`,
    Named: ({ count, name }) => (
      <Plural value={count} _1={<Trans>Block {name}</Trans>} one="# block" other="# blocks" />
    ),
    Deleted: ({ count, name }) => (
      <Plural
        value={count}
        _1={<Trans>Block {name} lifted</Trans>}
        one="# block lifted"
        other="# blocks lifted"
      />
    ),
  },
};

/** Why somebody may not delete it (D13). */
export const NOT_THEIRS = msg`Only admins can do this with what belongs to others.`;

/** What is said where some of what is selected is left out for that. */
export const OTHERS_LEFT_OUT = msg`What belongs to others is left out.`;
