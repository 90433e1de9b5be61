import { COMMENT_LIST } from "../contribution-lists.ts";
import { shortened } from "../cut.ts";
import type { ContributionTarget } from "../deletion.ts";
import { momentOf } from "../instant.ts";
import type { ListDefinition } from "../list-definition.ts";
import { kitchenReference, type Reference, tribeReference } from "../reference.ts";
import type { UserComment } from "../user-comment.ts";
import { LATEST_FIRST, referringTo, since, until } from "./contribution.ts";

const { user, kitchen, tribe, from, to } = COMMENT_LIST.filters;

/** The kitchen or the tribe that a comment is about. */
export const placeOf = ({ kitchen: at, tribe: within }: UserComment): Reference | undefined =>
  (at && kitchenReference(at)) ?? (within && tribeReference(within));

export const commentListDefinition = {
  ...COMMENT_LIST,
  idOf: ({ commentId }) => commentId,
  nameOf: ({ text }) => shortened(text, "NameTooLong"),
  textsOf: ({ text }: Pick<UserComment, "text">) => [text],
  sorts: { time: momentOf },
  order: LATEST_FIRST,
  filters: {
    user: { ...user, passes: referringTo(({ user: author }) => [author.userId]) },
    kitchen: { ...kitchen, passes: referringTo(({ kitchen: at }) => [at?.kitchenId]) },
    tribe: { ...tribe, passes: referringTo(({ tribe: within }) => [within?.tribeId]) },
    from: { ...from, passes: since },
    to: { ...to, passes: until },
  },
} as const satisfies ListDefinition<UserComment>;

/** A comment that may be deleted; its author may, too. */
export const commentTarget = (comment: UserComment): ContributionTarget => ({
  _tag: "comments",
  id: comment.commentId,
  name: commentListDefinition.nameOf(comment),
  owner: comment.user.userId,
});
