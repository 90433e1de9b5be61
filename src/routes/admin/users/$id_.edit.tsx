import { createFileRoute, useRouter } from "@tanstack/react-router";
import { displayNameOf } from "../../../domain/person-name.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/record-sources.ts";
import { parentOf } from "../../../ui/resources.tsx";
import { Permitted } from "../../../ui/parts/access/Permitted.tsx";
import { EditingPage } from "../../../ui/parts/editing/EditingPage.tsx";
import { OpenedOn } from "../../../ui/parts/editing/OpenedOn.tsx";
import { UserForm } from "../../../ui/pages/users/UserForm.tsx";

const Page = () => {
  const list = parentOf("users");
  const router = useRouter();
  const navigate = Route.useNavigate();
  const { user: actor } = Route.useRouteContext();
  const { id } = Route.useParams();
  const user = Route.useLoaderData();
  const toDetail = (userId: string) => void navigate({ to: "/admin/users/$id", params: { id: userId } });
  return (
    <Permitted permission="users.update">
      <OpenedOn key={id} list={list} result={user} onRetry={() => void router.invalidate()}>
        {(opened) => (
          <EditingPage list={list} title={displayNameOf(opened)}>
            <UserForm
              record={opened}
              actor={actor}
              onSaved={toDetail}
              onLeave={() => toDetail(opened.userId)}
            />
          </EditingPage>
        )}
      </OpenedOn>
    </Permitted>
  );
};

export const Route = createFileRoute("/admin/users/$id_/edit")({
  loader: ({ context, params, abortController }) =>
    context.read(RECORD_SOURCES.users.byId(params.id), abortController.signal),
  component: Page,
});
