import { useLingui } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { parentOf } from "../../../ui/resources.tsx";
import { Permitted } from "../../../ui/parts/access/Permitted.tsx";
import { EditingPage } from "../../../ui/parts/editing/EditingPage.tsx";
import { TribeForm } from "../../../ui/pages/tribes/TribeForm.tsx";

const Page = () => {
  const { t } = useLingui();
  const navigate = Route.useNavigate();
  return (
    <Permitted permission="tribes.create">
      <EditingPage list={parentOf("tribes")} title={t`Create tribe`}>
        <TribeForm
          record={undefined}
          onSaved={(id) => void navigate({ to: "/admin/tribes/$id", params: { id } })}
          onLeave={() => void navigate({ to: "/admin/tribes" })}
        />
      </EditingPage>
    </Permitted>
  );
};

export const Route = createFileRoute("/admin/tribes/create")({ component: Page });
