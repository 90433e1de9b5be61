import { createFileRoute } from "@tanstack/react-router";
import { readUser } from "../../../machines/use-cases/records/read-user.ts";
import { loadRecord } from "../../../ui/parts/detail/load-record.ts";
import { RecordPage } from "../../../ui/parts/detail/RecordPage.tsx";
import { UserDetail } from "../../../ui/pages/users/UserDetail.tsx";

const Page = () => <RecordPage resource="users" Detail={UserDetail} {...Route.useLoaderData()} />;

export const Route = createFileRoute("/admin/users/$id")({
  loader: loadRecord(readUser),
  component: Page,
});
