import { createFileRoute, useRouter } from "@tanstack/react-router";
import {
  readMembers,
  readTribeComments,
  readTribePictures,
} from "../../../machines/programs/read-details.ts";
import { readTribe } from "../../../machines/programs/read-records.ts";
import { ReadResult } from "../../../ui/feedback/ReadResult.tsx";
import { TribeDetail } from "../../../ui/tribes/TribeDetail.tsx";

const TribePage = () => {
  const router = useRouter();
  const retry = () => void router.invalidate();
  const { tribe, sources } = Route.useLoaderData();
  return (
    <ReadResult result={tribe} onRetry={retry}>
      {(read) => <TribeDetail tribe={read} sources={sources} onRetry={retry} />}
    </ReadResult>
  );
};

export const Route = createFileRoute("/admin/tribes/$id")({
  loader: async ({ context, params: { id }, abortController: { signal } }) => ({
    tribe: await context.read(readTribe(id), signal),
    sources: {
      members: context.read(readMembers(id), signal),
      pictures: context.read(readTribePictures(id), signal),
      comments: context.read(readTribeComments(id), signal),
    },
  }),
  component: TribePage,
});
