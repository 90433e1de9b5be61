import { Trans } from "@lingui/react/macro";
import { Button, Text } from "@mantine/core";
import { type ListRequest, notNarrowed } from "../../../domain/list-request.ts";
import type { NoRows } from "./ListFooter.tsx";

/** Where nothing matches what a list is narrowed to: that in its words, maybe why, and the way back. */
export const noMatch = (
  words: string,
  request: ListRequest,
  onRequest: (request: ListRequest) => void,
): NoRows => {
  const { from = "", to } = request.filters;
  return {
    why: (
      <>
        {words}
        {to !== undefined && from > to && (
          <Text size="sm" c="dimmed">
            <Trans>The first day is later than the last one.</Trans>
          </Text>
        )}
      </>
    ),
    ways: (
      <Button variant="default" onClick={() => onRequest(notNarrowed(request))}>
        <Trans>Clear search and filters</Trans>
      </Button>
    ),
  };
};
