import { useNavigate, useRouter } from "@tanstack/react-router";
import { listSearch } from "../../../domain/list-request.ts";
import { listPath } from "../../../domain/resources.ts";
import type { UserComment } from "../../../domain/user-comment.ts";
import type { Read } from "../../../machines/app.ts";
import type { ListReading } from "../../../machines/list/read-list.ts";
import { type Thread, readThread } from "../../../machines/moderation/read-thread.ts";
import { ListPage } from "../../parts/list/ListPage.tsx";
import { type ListVisit, loadList } from "../../parts/list/load-list.ts";
import { commentsView } from "./comments-view.tsx";
import { ThreadDrawer } from "./ThreadDrawer.tsx";

interface CommentsReading {
  readonly reading: ListReading<UserComment>;
  readonly thread: Promise<Read<Thread>> | undefined;
}

/** What the page reads: the list, and the comment that is opened beside it. */
export const loadComments = (visit: ListVisit): CommentsReading => {
  const { context, deps, abortController } = visit;
  const { open } = deps;
  return {
    reading: loadList(commentsView)(visit),
    thread: open === undefined ? undefined : context.read(readThread(String(open)), abortController.signal),
  };
};

/** What people say, and what to do about it. */
export const CommentsPage = ({ reading, thread }: CommentsReading) => {
  const router = useRouter();
  const navigate = useNavigate();
  return (
    <>
      <ListPage view={commentsView} reading={reading} />
      <ThreadDrawer
        source={thread}
        onClose={() =>
          void navigate({
            to: listPath("comments"),
            search: listSearch(reading.request),
            resetScroll: false,
          })
        }
        onRetry={() => void router.invalidate()}
      />
    </>
  );
};
