import { useLingui } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { parentOf } from "../../../ui/resources.tsx";
import { Permitted } from "../../../ui/parts/access/Permitted.tsx";
import { EditingPage } from "../../../ui/parts/editing/EditingPage.tsx";
import { NewUserForm } from "../../../ui/pages/users/NewUserForm.tsx";

const Page = () => {
  const { t } = useLingui();
  const navigate = Route.useNavigate();
  return (
    <Permitted permission="users.create">
      <EditingPage list={parentOf("users")} title={t`Create user`}>
        <NewUserForm
          onSaved={(id) => void navigate({ to: "/admin/users/$id", params: { id } })}
          onLeave={() => void navigate({ to: "/admin/users" })}
        />
      </EditingPage>
    </Permitted>
  );
};

export const Route = createFileRoute("/admin/users/create")({ component: Page });
