import { createFileRoute } from "@tanstack/react-router";
import { readTribe } from "../../../machines/use-cases/records/read-tribe.ts";
import { loadRecord } from "../../../ui/parts/detail/load-record.ts";
import { RecordPage } from "../../../ui/parts/detail/RecordPage.tsx";
import { TribeDetail } from "../../../ui/pages/tribes/TribeDetail.tsx";

const Page = () => <RecordPage resource="tribes" Detail={TribeDetail} {...Route.useLoaderData()} />;

export const Route = createFileRoute("/admin/tribes/$id")({
  loader: loadRecord(readTribe),
  component: Page,
});
