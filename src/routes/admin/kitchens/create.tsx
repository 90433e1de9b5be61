import { useLingui } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { parentOf } from "../../../ui/resources.tsx";
import { Permitted } from "../../../ui/parts/access/Permitted.tsx";
import { EditingPage } from "../../../ui/parts/editing/EditingPage.tsx";
import { KitchenForm } from "../../../ui/pages/kitchens/KitchenForm.tsx";

const Page = () => {
  const { t } = useLingui();
  const navigate = Route.useNavigate();
  return (
    <Permitted permission="kitchens.create">
      <EditingPage list={parentOf("kitchens")} title={t`Create kitchen`}>
        <KitchenForm
          record={undefined}
          tribe={undefined}
          onSaved={(id) => void navigate({ to: "/admin/kitchens/$id", params: { id } })}
          onLeave={() => void navigate({ to: "/admin/kitchens" })}
        />
      </EditingPage>
    </Permitted>
  );
};

export const Route = createFileRoute("/admin/kitchens/create")({ component: Page });
