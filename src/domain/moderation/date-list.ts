import { AT_KITCHEN_LIST } from "../contribution-lists.ts";
import type { DateRequest } from "../date-request.ts";
import { momentOf } from "../instant.ts";
import type { ListDefinition } from "../list-definition.ts";
import { kitchenReference, nameOf, userReference } from "../reference.ts";
import { LATEST_FIRST, namedBy, referringTo, since, until } from "./contribution.ts";

const { user, kitchen, tribe, from, to } = AT_KITCHEN_LIST.filters;

/** How requests for dates are listed; those of a user are the ones that they made or were asked. */
export const dateListDefinition = {
  ...AT_KITCHEN_LIST,
  idOf: ({ datesId }) => datesId,
  nameOf: ({ sourceProfileId, targetProfileId }) =>
    namedBy(userReference(sourceProfileId), userReference(targetProfileId)),
  textsOf: ({ sourceProfileId, targetProfileId, kitchen: at }: DateRequest) => [
    nameOf(userReference(sourceProfileId)),
    nameOf(userReference(targetProfileId)),
    at === undefined ? "" : nameOf(kitchenReference(at)),
  ],
  sorts: { time: momentOf },
  order: LATEST_FIRST,
  filters: {
    user: {
      ...user,
      passes: referringTo(({ sourceProfileId, targetProfileId }: DateRequest) => [
        sourceProfileId.userId,
        targetProfileId.userId,
      ]),
    },
    kitchen: { ...kitchen, passes: referringTo(({ kitchen: at }: DateRequest) => [at?.kitchenId]) },
    // A date does not say in which tribe its kitchen is.
    tribe: { ...tribe, passes: undefined },
    from: { ...from, passes: since },
    to: { ...to, passes: until },
  },
} as const satisfies ListDefinition<DateRequest>;
