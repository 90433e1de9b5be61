import { createFileRoute, useRouter } from "@tanstack/react-router";
import {
  readMembers,
  readTribeComments,
  readTribePictures,
} from "../../../machines/use-cases/read-details.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/record-sources.ts";
import { parentOf } from "../../../ui/resources.tsx";
import { PageResult } from "../../../ui/parts/feedback/PageResult.tsx";
import { TribeDetail } from "../../../ui/pages/tribes/TribeDetail.tsx";

const TribePage = () => {
  const router = useRouter();
  const retry = () => void router.invalidate();
  const { tribe, sources } = Route.useLoaderData();
  return (
    <PageResult list={parentOf("tribes")} result={tribe} onRetry={retry}>
      {(read) => <TribeDetail tribe={read} sources={sources} onRetry={retry} />}
    </PageResult>
  );
};

export const Route = createFileRoute("/admin/tribes/$id")({
  loader: async ({ context, params: { id }, abortController: { signal } }) => ({
    tribe: await context.read(RECORD_SOURCES.tribes.byId(id), signal),
    sources: {
      members: context.read(readMembers(id), signal),
      pictures: context.read(readTribePictures(id), signal),
      comments: context.read(readTribeComments(id), signal),
    },
  }),
  component: TribePage,
});
