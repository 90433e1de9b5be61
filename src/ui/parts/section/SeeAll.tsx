import { Trans, useLingui } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ListSearch } from "../../../domain/list-request.ts";
import { isResource, type Listing, listPath } from "../../../domain/resources.ts";

/** The list of all of them. */
export interface Whole {
  readonly list: Listing;
  readonly search: ListSearch;
}

interface SeeAllProps extends Whole {
  /** Of what, for whoever hears the link alone. */
  readonly of: string;
}

/** The way there; none where its page is a placeholder (D65). */
export const SeeAll = ({ list, search, of }: SeeAllProps) => {
  const { t } = useLingui();
  if (!isResource(list) && import.meta.env.VITE_MODERATION !== "on") return null;
  return (
    <Anchor
      size="sm"
      aria-label={t`See all: ${of}`}
      className="console-way"
      renderRoot={(props) => <Link to={listPath(list)} search={search} {...props} />}
    >
      <Trans>See all</Trans>
    </Anchor>
  );
};
