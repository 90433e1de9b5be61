import { Trans } from "@lingui/react/macro";
import { Button, Text } from "@mantine/core";
import { pageCount, type PageRequest } from "../../../domain/paging.ts";

/** In place of the rows of a page that is not there: the way to the last that is. */
export const BeyondTheEnd = ({
  total,
  size,
  onPage,
}: Pick<PageRequest, "size"> & { total: number; onPage: (page: number) => void }) => (
  <>
    <Text fw={600}>
      <Trans>This page is beyond the end of the list.</Trans>
    </Text>
    <Button variant="default" onClick={() => onPage(pageCount(total, size))}>
      <Trans>Go to the last page</Trans>
    </Button>
  </>
);
