import { createFileRoute, useRouter } from "@tanstack/react-router";
import { readKitchenForForm } from "../../../machines/use-cases/read-records.ts";
import { parentOf } from "../../../ui/resources.tsx";
import { Permitted } from "../../../ui/parts/access/Permitted.tsx";
import { EditingPage } from "../../../ui/parts/editing/EditingPage.tsx";
import { OpenedOn } from "../../../ui/parts/editing/OpenedOn.tsx";
import { KitchenForm } from "../../../ui/pages/kitchens/KitchenForm.tsx";

const Page = () => {
  const list = parentOf("kitchens");
  const router = useRouter();
  const navigate = Route.useNavigate();
  const toDetail = (id: string) => void navigate({ to: "/admin/kitchens/$id", params: { id } });
  return (
    <Permitted permission="kitchens.update">
      <OpenedOn
        key={Route.useParams().id}
        list={list}
        result={Route.useLoaderData()}
        onRetry={() => void router.invalidate()}
      >
        {({ kitchen, tribe }) => (
          <EditingPage list={list} title={kitchen.nombre}>
            <KitchenForm
              record={kitchen}
              tribe={tribe}
              onSaved={toDetail}
              onLeave={() => toDetail(kitchen.kitchenId)}
            />
          </EditingPage>
        )}
      </OpenedOn>
    </Permitted>
  );
};

export const Route = createFileRoute("/admin/kitchens/$id_/edit")({
  loader: ({ context, params, abortController }) =>
    context.read(readKitchenForForm(params.id), abortController.signal),
  component: Page,
});
