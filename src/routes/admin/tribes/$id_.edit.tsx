import { createFileRoute } from "@tanstack/react-router";
import { RECORD_SOURCES } from "../../../machines/use-cases/lists/record-sources.ts";
import { readForForm } from "../../../machines/use-cases/records/read-record.ts";
import { EditPage } from "../../../ui/parts/editing/RecordFormPages.tsx";
import { TribeForm } from "../../../ui/pages/tribes/TribeForm.tsx";

const Page = () => (
  <EditPage resource="tribes" source={RECORD_SOURCES.tribes} {...Route.useLoaderData()} Form={TribeForm} />
);

export const Route = createFileRoute("/admin/tribes/$id_/edit")({
  loader: ({ context, params, abortController }) => ({
    opened: context.read(readForForm(RECORD_SOURCES.tribes, params.id), abortController.signal),
  }),
  component: Page,
});
