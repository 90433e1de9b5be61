import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Text } from "@mantine/core";
import { type ListRequest, notNarrowed } from "../../../domain/list-request.ts";

interface NoMatchProps {
  readonly request: ListRequest;
  readonly onRequest: (request: ListRequest) => void;
  /** That nothing matches. */
  readonly children: string;
}

/** Where nothing matches what a list is narrowed to: maybe why, and the way back. */
export const NoMatch = ({ request, onRequest, children }: NoMatchProps) => {
  const { t } = useLingui();
  const { from = "", to } = request.filters;
  return (
    <>
      <Text fw={600}>{children}</Text>
      {to !== undefined && from > to && (
        <Text size="sm" c="dimmed">
          {t`The first day is later than the last one.`}
        </Text>
      )}
      <Button variant="default" onClick={() => onRequest(notNarrowed(request))}>
        <Trans>Clear search and filters</Trans>
      </Button>
    </>
  );
};
