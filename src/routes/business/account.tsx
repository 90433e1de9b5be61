import { createFileRoute } from "@tanstack/react-router";
import { accountSearch } from "../../domain/account-search.ts";
import { readAccountPage } from "../../machines/use-cases/account/read-account.ts";
import { AccountPage } from "../../ui/pages/account/AccountPage.tsx";

const Account = () => <AccountPage {...Route.useLoaderData()} />;

export const Route = createFileRoute("/business/account")({
  validateSearch: accountSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, abortController: { signal } }) => {
    await context.prepared("own");
    return readAccountPage(context, context.user.userId, deps, signal);
  },
  component: Account,
});
