import { Trans } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ListSearch } from "../../../domain/list-request.ts";
import { isResource, type Listing, listPath } from "../../../domain/resources.ts";

/** The list of all of them. */
export interface Whole {
  readonly list: Listing;
  readonly search: ListSearch;
}

/** The way there; none where its page is a placeholder (D65). */
export const SeeAll = ({ list, search }: Whole) =>
  (isResource(list) || import.meta.env.VITE_MODERATION === "on") && (
    <Anchor
      size="sm"
      className="console-way"
      renderRoot={(props) => <Link to={listPath(list)} search={search} {...props} />}
    >
      <Trans>See all</Trans>
    </Anchor>
  );
