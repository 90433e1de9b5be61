import { Trans } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { pageCount, type PageRequest } from "../../../domain/paging.ts";
import type { NoRows } from "./ListFooter.tsx";

/** In place of the rows of a page that is not there: the way to the last that is. */
export const beyondTheEnd = (
  total: number,
  { size }: PageRequest,
  onPage: (page: number) => void,
): NoRows => ({
  why: <Trans>This page is beyond the end of the list.</Trans>,
  ways: (
    <Button variant="default" onClick={() => onPage(pageCount(total, size))}>
      <Trans>Go to the last page</Trans>
    </Button>
  ),
});
