import { Trans } from "@lingui/react/macro";
import { Suspense, use } from "react";
import type { Reference } from "../../../domain/reference.ts";
import type { UserComment } from "../../../domain/user-comment.ts";
import type { Read } from "../../../machines/app.ts";
import { CommentList } from "../section/CommentList.tsx";
import { Awaited, Section } from "../section/Section.tsx";
import { SectionCount } from "./SectionCount.tsx";

interface CommentSectionProps {
  readonly source: Promise<Read<ReadonlyArray<UserComment>>>;
  readonly onRetry: () => void;
  /** The record on whose page it stands. */
  readonly own: Pick<Reference, "resource" | "id">;
}

const Count = ({ source }: Pick<CommentSectionProps, "source">) => {
  const read = use(source);
  return read._tag === "Success" && <SectionCount count={read.success.length} />;
};

/** What was said of a record, or by whom it is of. */
export const CommentSection = ({ source, onRetry, own }: CommentSectionProps) => (
  <Section
    title={<Trans>Comments</Trans>}
    action={
      <Suspense>
        <Count source={source} />
      </Suspense>
    }
  >
    <Awaited source={source} height={160} onRetry={onRetry}>
      {(comments) => <CommentList comments={comments} own={own} />}
    </Awaited>
  </Section>
);
