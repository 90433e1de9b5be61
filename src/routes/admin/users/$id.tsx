import { createFileRoute, useRouter } from "@tanstack/react-router";
import { readUser } from "../../../machines/programs/read-records.ts";
import { ReadResult } from "../../../ui/feedback/ReadResult.tsx";
import { UserDetail } from "../../../ui/users/UserDetail.tsx";

const UserPage = () => {
  const router = useRouter();
  return (
    <ReadResult result={Route.useLoaderData()} onRetry={() => void router.invalidate()}>
      {(user) => <UserDetail user={user} />}
    </ReadResult>
  );
};

export const Route = createFileRoute("/admin/users/$id")({
  loader: ({ context, params, abortController }) => context.read(readUser(params.id), abortController.signal),
  component: UserPage,
});
