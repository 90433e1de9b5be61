import { createFileRoute, useRouter } from "@tanstack/react-router";
import {
  readProfilePictures,
  readUserComments,
  readUserFavorites,
} from "../../../machines/programs/read-details.ts";
import { readUser } from "../../../machines/programs/read-records.ts";
import { ReadResult } from "../../../ui/feedback/ReadResult.tsx";
import { UserDetail } from "../../../ui/users/UserDetail.tsx";

const UserPage = () => {
  const router = useRouter();
  const retry = () => void router.invalidate();
  const { user, sources } = Route.useLoaderData();
  return (
    <ReadResult result={user} onRetry={retry}>
      {(read) => <UserDetail user={read} sources={sources} onRetry={retry} />}
    </ReadResult>
  );
};

export const Route = createFileRoute("/admin/users/$id")({
  loader: async ({ context, params: { id }, abortController: { signal } }) => ({
    user: await context.read(readUser(id), signal),
    sources: {
      pictures: context.read(readProfilePictures(id), signal),
      comments: context.read(readUserComments(id), signal),
      favorites: context.read(readUserFavorites(id), signal),
    },
  }),
  component: UserPage,
});
