import { createFileRoute } from "@tanstack/react-router";
import { readForNew } from "../../../machines/use-cases/records/read-record.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/lists/record-sources.ts";
import { CreatePage } from "../../../ui/parts/editing/RecordFormPages.tsx";
import { NewUserForm } from "../../../ui/pages/users/NewUserForm.tsx";

const Page = () => <CreatePage resource="users" Form={NewUserForm} {...Route.useLoaderData()} />;

export const Route = createFileRoute("/admin/users/create")({
  loader: ({ context, abortController }) => ({
    opened: context.read(readForNew(RECORD_SOURCES.users, undefined), abortController.signal),
  }),
  component: Page,
});
