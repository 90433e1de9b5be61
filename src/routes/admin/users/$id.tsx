import { createFileRoute, useRouter } from "@tanstack/react-router";
import {
  readProfilePictures,
  readUserComments,
  readUserFavorites,
} from "../../../machines/use-cases/read-details.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/record-sources.ts";
import { parentOf } from "../../../ui/resources.tsx";
import { PageResult } from "../../../ui/parts/feedback/PageResult.tsx";
import { UserDetail } from "../../../ui/pages/users/UserDetail.tsx";

const UserPage = () => {
  const router = useRouter();
  const retry = () => void router.invalidate();
  const { user, sources } = Route.useLoaderData();
  return (
    <PageResult list={parentOf("users")} result={user} onRetry={retry}>
      {(read) => <UserDetail user={read} sources={sources} onRetry={retry} />}
    </PageResult>
  );
};

export const Route = createFileRoute("/admin/users/$id")({
  loader: async ({ context, params: { id }, abortController: { signal } }) => ({
    user: await context.read(RECORD_SOURCES.users.byId(id), signal),
    sources: {
      pictures: context.read(readProfilePictures(id), signal),
      comments: context.read(readUserComments(id), signal),
      favorites: context.read(readUserFavorites(id), signal),
    },
  }),
  component: UserPage,
});
