import { useLingui } from "@lingui/react/macro";
import type { UserComment } from "../../../domain/user-comment.ts";
import type { Read } from "../../../machines/app.ts";
import type { ListReading } from "../../../machines/use-cases/lists/read-list.ts";
import { type Thread, readThread } from "../../../machines/use-cases/moderation/read-thread.ts";
import { BesideList } from "../../parts/contribution/BesideList.tsx";
import { ListPage } from "../../parts/list/ListPage.tsx";
import { type ListVisit, beginList } from "../../parts/list/load-list.ts";
import { commentsView } from "./comments-view.tsx";
import { CommentThread } from "./CommentThread.tsx";

interface CommentsReading {
  readonly reading: ListReading<UserComment>;
  readonly thread: Promise<Read<Thread>> | undefined;
}

/** What the page reads: the list, and the comment that is opened beside it. */
export const loadComments = (visit: ListVisit): CommentsReading => {
  const { context, deps, abortController } = visit;
  const { open } = deps;
  return {
    reading: beginList(commentsView)(visit),
    thread: open === undefined ? undefined : context.read(readThread(String(open)), abortController.signal),
  };
};

/** What people say, and what to do about it. */
export const CommentsPage = ({ reading, thread }: CommentsReading) => {
  const { t } = useLingui();
  return (
    <>
      <ListPage view={commentsView} reading={reading} />
      <BesideList list="comments" request={reading.request} title={t`Comment in its thread`} source={thread}>
        {(opened) => <CommentThread thread={opened} />}
      </BesideList>
    </>
  );
};
