import { useLingui } from "@lingui/react/macro";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { displayNameOf } from "../../../domain/user.ts";
import { readUser } from "../../../machines/programs/read-records.ts";
import { Permitted } from "../../../ui/access/Permitted.tsx";
import { EditingPage } from "../../../ui/editing/EditingPage.tsx";
import { ReadResult } from "../../../ui/feedback/ReadResult.tsx";
import { useAccount } from "../../../ui/session/use-session-views.ts";
import { UserForm } from "../../../ui/users/UserForm.tsx";

const Page = () => {
  const { t } = useLingui();
  const router = useRouter();
  const navigate = Route.useNavigate();
  const account = useAccount();
  const toDetail = (id: string) => void navigate({ to: "/admin/users/$id", params: { id } });
  if (account === undefined) return null;
  return (
    <Permitted permission="users.update">
      <ReadResult result={Route.useLoaderData()} onRetry={() => void router.invalidate()}>
        {(user) => (
          <EditingPage list={{ to: "/admin/users", title: t`Users` }} title={displayNameOf(user)}>
            <UserForm
              key={user.userId}
              record={user}
              actor={account.user}
              onSaved={toDetail}
              onLeave={() => toDetail(user.userId)}
            />
          </EditingPage>
        )}
      </ReadResult>
    </Permitted>
  );
};

export const Route = createFileRoute("/admin/users/$id_/edit")({
  loader: ({ context, params, abortController }) => context.read(readUser(params.id), abortController.signal),
  component: Page,
});
