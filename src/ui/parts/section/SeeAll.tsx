import { Trans } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ListSearch } from "../../../domain/list-request.ts";
import { type ListName, listPath } from "../../../domain/resources.ts";

/** The list of all of them. */
export interface Whole {
  readonly list: ListName;
  readonly search: ListSearch;
}

export const SeeAll = ({ list, search }: Whole) => (
  <Anchor size="sm" renderRoot={(props) => <Link to={listPath(list)} search={search} {...props} />}>
    <Trans>See all</Trans>
  </Anchor>
);
