import { Trans } from "@lingui/react/macro";
import { Suspense, use } from "react";
import type { Reference } from "../../../domain/reference.ts";
import type { UserComment } from "../../../domain/user-comment.ts";
import type { Read } from "../../../machines/app.ts";
import type { RelatedRecords } from "../../../machines/use-cases/related.ts";
import { CommentList } from "../section/CommentList.tsx";
import { Awaited, Section } from "../section/Section.tsx";
import { SeeAll } from "../section/SeeAll.tsx";
import { SectionCount } from "./SectionCount.tsx";

interface CommentSectionProps {
  readonly source: Promise<Read<RelatedRecords<UserComment>>>;
  readonly onRetry: () => void;
  /** The record on whose page it stands. */
  readonly own: Pick<Reference, "resource" | "id">;
}

/** The filter of the list of comments that narrows it to a record. */
const FILTERS = { users: "user", kitchens: "kitchen", tribes: "tribe" } as const;

const Extent = ({ source, own }: Pick<CommentSectionProps, "source" | "own">) => {
  const read = use(source);
  if (read._tag !== "Success") return null;
  const { items, total } = read.success;
  return (
    <>
      <SectionCount count={total} />
      {items.length < total && <SeeAll list="comments" search={{ [FILTERS[own.resource]]: own.id }} />}
    </>
  );
};

/** What was said of a record, or by whom it is of. */
export const CommentSection = ({ source, onRetry, own }: CommentSectionProps) => (
  <Section
    title={<Trans>Comments</Trans>}
    action={
      <Suspense>
        <Extent source={source} own={own} />
      </Suspense>
    }
  >
    <Awaited source={source} height={160} onRetry={onRetry}>
      {({ items, total }) => <CommentList comments={items} total={total} own={own} />}
    </Awaited>
  </Section>
);
