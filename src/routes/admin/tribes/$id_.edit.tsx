import { createFileRoute, useRouter } from "@tanstack/react-router";
import { RECORD_SOURCES } from "../../../machines/use-cases/record-sources.ts";
import { parentOf } from "../../../ui/resources.tsx";
import { Permitted } from "../../../ui/parts/access/Permitted.tsx";
import { EditingPage } from "../../../ui/parts/editing/EditingPage.tsx";
import { OpenedOn } from "../../../ui/parts/editing/OpenedOn.tsx";
import { TribeForm } from "../../../ui/pages/tribes/TribeForm.tsx";

const Page = () => {
  const list = parentOf("tribes");
  const router = useRouter();
  const navigate = Route.useNavigate();
  const toDetail = (id: string) => void navigate({ to: "/admin/tribes/$id", params: { id } });
  return (
    <Permitted permission="tribes.update">
      <OpenedOn
        key={Route.useParams().id}
        list={list}
        result={Route.useLoaderData()}
        onRetry={() => void router.invalidate()}
      >
        {(tribe) => (
          <EditingPage list={list} title={tribe.name}>
            <TribeForm record={tribe} onSaved={toDetail} onLeave={() => toDetail(tribe.tribeId)} />
          </EditingPage>
        )}
      </OpenedOn>
    </Permitted>
  );
};

export const Route = createFileRoute("/admin/tribes/$id_/edit")({
  loader: ({ context, params, abortController }) =>
    context.read(RECORD_SOURCES.tribes.byId(params.id), abortController.signal),
  component: Page,
});
