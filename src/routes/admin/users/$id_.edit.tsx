import { createFileRoute } from "@tanstack/react-router";
import { RECORD_SOURCES } from "../../../machines/use-cases/lists/record-sources.ts";
import { readForForm } from "../../../machines/use-cases/records/read-record.ts";
import { EditPage } from "../../../ui/parts/editing/RecordFormPages.tsx";
import { UserForm } from "../../../ui/pages/users/UserForm.tsx";

const Page = () => (
  <EditPage resource="users" source={RECORD_SOURCES.users} {...Route.useLoaderData()} Form={UserForm} />
);

export const Route = createFileRoute("/admin/users/$id_/edit")({
  loader: ({ context, params, abortController }) => ({
    opened: context.read(readForForm(RECORD_SOURCES.users, params.id), abortController.signal),
  }),
  component: Page,
});
