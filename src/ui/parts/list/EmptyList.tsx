import { useLingui } from "@lingui/react/macro";
import { Stack, Text } from "@mantine/core";
import { isNarrowed, type ListRequest } from "../../../domain/list-request.ts";
import { BeyondTheEnd } from "./BeyondTheEnd.tsx";
import { CreateButton } from "./CreateButton.tsx";
import { TryAgain } from "../feedback/TryAgain.tsx";
import type { ListView } from "./list-view.ts";
import { NoMatch } from "./NoMatch.tsx";

interface EmptyListProps<A> {
  readonly view: ListView<A>;
  readonly request: ListRequest;
  readonly total: number;
  /** Whether the backend gave the list; otherwise it only stands for one. */
  readonly isAvailable: boolean;
  readonly onReload: () => void;
  readonly onRequest: (request: ListRequest) => void;
}

/** In place of rows that there are none of: why, and the next step. */
export const EmptyList = <A,>(props: EmptyListProps<A>) => {
  const { view, request, total, isAvailable, onRequest, onReload } = props;
  const { t } = useLingui();
  return (
    <Stack align="center" ta="center" p="xl" gap="sm">
      {!isAvailable ? (
        <>
          <Text fw={600} role="status">
            {t`The list is not available and shown as empty.`}
          </Text>
          <TryAgain onRetry={onReload} />
        </>
      ) : total > 0 ? (
        <BeyondTheEnd total={total} size={request.size} onPage={(page) => onRequest({ ...request, page })} />
      ) : isNarrowed(request) ? (
        <NoMatch request={request} onRequest={onRequest}>
          {t(view.words.noMatch)}
        </NoMatch>
      ) : (
        <>
          <Text fw={600}>{t(view.words.empty)}</Text>
          <CreateButton list={view.name} />
        </>
      )}
    </Stack>
  );
};
