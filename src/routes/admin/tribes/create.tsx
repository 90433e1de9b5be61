import { createFileRoute } from "@tanstack/react-router";
import { readForNew } from "../../../machines/use-cases/records/read-record.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/lists/record-sources.ts";
import { CreatePage } from "../../../ui/parts/editing/RecordFormPages.tsx";
import { TribeForm } from "../../../ui/pages/tribes/TribeForm.tsx";
import { createAddress } from "../../-create-address.ts";

const Page = () => <CreatePage resource="tribes" Form={TribeForm} {...Route.useLoaderData()} />;

export const Route = createFileRoute("/admin/tribes/create")({
  ...createAddress,
  loader: ({ context, deps, abortController }) => ({
    opened: context.read(readForNew(RECORD_SOURCES.tribes, deps.from), abortController.signal),
  }),
  component: Page,
});
