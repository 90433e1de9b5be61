import type { Block } from "../block.ts";
import { AT_KITCHEN_LIST } from "../contribution-lists.ts";
import type { Favorite } from "../favorite.ts";
import type { Dated } from "../instant.ts";
import { inTurn, type ListDefinition } from "../list-definition.ts";
import { kitchenReference, nameOf, type Reference, userReference } from "../reference.ts";
import { LATEST_FIRST, namedBy, referringTo } from "./contribution.ts";

const { user: ofUser, kitchen: atKitchen, tribe, from, to } = AT_KITCHEN_LIST.filters;

/** What somebody put on a kitchen. */
export interface Mark {
  readonly id: string;
  readonly user: Reference;
  readonly kitchen: Reference | undefined;
}

/** How marks that people put on kitchens are listed. */
const markDefinition = <A extends Dated>(markOf: (record: A) => Mark) =>
  ({
    ...AT_KITCHEN_LIST,
    idOf: (record) => markOf(record).id,
    nameOf: (record) => {
      const { user, kitchen } = markOf(record);
      return namedBy(user, kitchen);
    },
    textsOf: (record) => {
      const { user, kitchen } = markOf(record);
      return [nameOf(user), kitchen === undefined ? "" : nameOf(kitchen)];
    },
    sorts: { time: inTurn((record) => markOf(record).id) },
    order: LATEST_FIRST,
    filters: {
      user: { ...ofUser, passes: referringTo((record) => [markOf(record).user.id]) },
      kitchen: { ...atKitchen, passes: referringTo((record) => [markOf(record).kitchen?.id]) },
      // A mark does not say in which tribe its kitchen is, and need not say when it was made.
      tribe: { ...tribe, passes: undefined },
      from: { ...from, passes: undefined },
      to: { ...to, passes: undefined },
    },
  }) as const satisfies ListDefinition<A>;

export const favoriteMark = ({ favoriteId, profile, kitchen }: Favorite): Mark => ({
  id: favoriteId,
  user: userReference(profile),
  kitchen: kitchenReference(kitchen),
});

export const blockMark = ({ blockId, sourceProfileId, kitchen }: Block): Mark => ({
  id: blockId,
  user: userReference(sourceProfileId),
  kitchen: kitchen && kitchenReference(kitchen),
});

export const favoriteListDefinition = markDefinition(favoriteMark);
export const blockListDefinition = markDefinition(blockMark);
