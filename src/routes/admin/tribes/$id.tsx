import { createFileRoute } from "@tanstack/react-router";
import { readTribe } from "../../../machines/use-cases/read-tribe.ts";
import { RecordPage } from "../../../ui/parts/detail/RecordPage.tsx";
import { TribeDetail } from "../../../ui/pages/tribes/TribeDetail.tsx";

const Page = () => <RecordPage resource="tribes" Detail={TribeDetail} {...Route.useLoaderData()} />;

export const Route = createFileRoute("/admin/tribes/$id")({
  loader: ({ context, params, abortController }) => readTribe(context, params.id, abortController.signal),
  component: Page,
});
