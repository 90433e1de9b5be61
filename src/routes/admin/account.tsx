import { createFileRoute, useRouter } from "@tanstack/react-router";
import { readAccount } from "../../machines/use-cases/read-account.ts";
import { AccountScreen } from "../../ui/pages/account/AccountScreen.tsx";

const Account = () => {
  const router = useRouter();
  return <AccountScreen account={Route.useLoaderData().account} onRetry={() => void router.invalidate()} />;
};

export const Route = createFileRoute("/admin/account")({
  loader: async ({ context: { prepared, read }, abortController }) => {
    await prepared("own");
    return { account: read(readAccount, abortController.signal) };
  },
  component: Account,
});
