import { createFileRoute, useRouter } from "@tanstack/react-router";
import { DEFAULT_PAGE_SIZE, pageRequest } from "../../../domain/paging.ts";
import { listUsers, type ListRequest } from "../../../machines/programs/list-users.ts";
import { UsersList } from "../../../ui/users/UsersList.tsx";

/** The list's state in the address; what is the default is left out. */
interface ListSearch {
  readonly page?: number;
  readonly size?: number;
  readonly query?: string;
}

const searchOf = ({ page, size, query }: ListRequest): ListSearch => ({
  ...(page !== 1 && { page }),
  ...(size !== DEFAULT_PAGE_SIZE && { size }),
  ...(query !== "" && { query }),
});

const requestOf = ({ page = 1, size = DEFAULT_PAGE_SIZE, query = "" }: ListSearch): ListRequest => ({
  ...pageRequest(page, size),
  query,
});

const UsersPage = () => {
  const router = useRouter();
  const navigate = Route.useNavigate();
  const request = requestOf(Route.useSearch());
  return (
    <UsersList
      request={request}
      page={Route.useLoaderData().page}
      onRequest={(next) => void navigate({ search: searchOf(next), replace: next.query !== request.query })}
      onRetry={() => void router.invalidate()}
    />
  );
};

export const Route = createFileRoute("/admin/users/")({
  validateSearch: (search: Record<string, unknown>): ListSearch =>
    searchOf({
      ...pageRequest(Number(search["page"] ?? 1), Number(search["size"] ?? DEFAULT_PAGE_SIZE)),
      query: search["query"] === undefined ? "" : String(search["query"]),
    }),
  loaderDeps: ({ search }) => requestOf(search),
  loader: ({ context, deps, abortController }) => ({
    page: context.read(listUsers(deps), abortController.signal),
  }),
  component: UsersPage,
});
