import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, Suspense, use, useDeferredValue } from "react";
import type { Read } from "../../machines/console.ts";
import type { ListRequest, UserPage } from "../../machines/programs/list-users.ts";
import { ReadResult } from "../feedback/ReadResult.tsx";
import { ListFooter } from "../list/ListFooter.tsx";
import { RecordTable } from "../list/RecordTable.tsx";
import { SearchField } from "../list/SearchField.tsx";
import { TableSkeleton } from "../list/TableSkeleton.tsx";
import { userColumns, userColumnWidths } from "./user-columns.tsx";

interface UsersListProps {
  readonly request: ListRequest;
  readonly page: Promise<Read<UserPage>>;
  readonly onRequest: (request: ListRequest) => void;
  readonly onRetry: () => void;
}

const Remark = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="dimmed" px="md" pt="sm">
    {children}
  </Text>
);

const Remarks = ({ page }: { page: UserPage }) => (
  <>
    {page.filteredOver !== undefined && (
      <Remark>
        <Plural
          value={page.filteredOver}
          one="The search is not available; # user was looked through here."
          other="The search is not available; # users were looked through here."
        />
      </Remark>
    )}
    {page.unreadable > 0 && (
      <Remark>
        <Plural
          value={page.unreadable}
          one="# record could not be read."
          other="# records could not be read."
        />
      </Remark>
    )}
  </>
);

const Empty = ({ request, onRequest }: Pick<UsersListProps, "request" | "onRequest">) => (
  <Stack align="center" p="xl" gap="sm">
    <Text fw={600}>
      {request.query === "" ? (
        <Trans>There are no users here.</Trans>
      ) : (
        <Trans>No user matches this search.</Trans>
      )}
    </Text>
    <Button variant="default" onClick={() => onRequest({ ...request, page: 1, query: "" })}>
      {request.query === "" ? <Trans>Go to the first page</Trans> : <Trans>Clear search</Trans>}
    </Button>
  </Stack>
);

const Rows = ({ request, page, onRequest, onRetry, isStale }: UsersListProps & { isStale: boolean }) => {
  const { t } = useLingui();
  return (
    <ReadResult result={use(page)} onRetry={onRetry}>
      {(users) => (
        <>
          <Remarks page={users} />
          {users.items.length === 0 ? (
            <Empty request={request} onRequest={onRequest} />
          ) : (
            <>
              <RecordTable
                label={t`Users`}
                columns={userColumns}
                rows={users.items}
                keyOf={({ userId }) => userId}
                widths={userColumnWidths}
                isStale={isStale}
              />
              <ListFooter
                request={request}
                total={users.total}
                onRequest={(asked) => onRequest({ ...request, ...asked })}
              />
            </>
          )}
        </>
      )}
    </ReadResult>
  );
};

/** The users, page by page (§2). While newer rows are on their way the old ones stay, dimmed. */
export const UsersList = (props: UsersListProps) => {
  const { t } = useLingui();
  const { request, page, onRequest } = props;
  const shown = useDeferredValue(page);
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={1}>
          <Trans>Users</Trans>
        </Title>
        <SearchField
          label={t`Search users`}
          clearLabel={t`Clear search`}
          query={request.query}
          onQuery={(query) => {
            if (query !== request.query) onRequest({ ...request, page: 1, query });
          }}
        />
      </Group>
      <div className="console-surface">
        <Suspense fallback={<TableSkeleton rows={request.size} />}>
          <Rows {...props} page={shown} isStale={shown !== page} />
        </Suspense>
      </div>
    </Stack>
  );
};
