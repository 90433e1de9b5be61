import { Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { Suspense } from "react";
import { SHOWN_BESIDE } from "../../../domain/paging.ts";
import type { Reference } from "../../../domain/reference.ts";
import { RESOURCES } from "../../../domain/resources.ts";
import type { UserComment } from "../../../domain/user-comment.ts";
import type { Read } from "../../../machines/app.ts";
import type { RelatedRecords } from "../../../machines/use-cases/records/related.ts";
import { CommentList } from "../section/CommentList.tsx";
import { Awaited, Section } from "../section/Section.tsx";
import { SeeAll } from "../section/SeeAll.tsx";
import { SectionCount } from "./SectionCount.tsx";
import { useKept } from "../section/use-kept.ts";

interface CommentSectionProps {
  readonly source: Promise<Read<RelatedRecords<UserComment>>>;
  /** The record on whose page it stands. */
  readonly own: Pick<Reference, "resource" | "id">;
}

const Extent = ({ source, own }: Pick<CommentSectionProps, "source" | "own">) => {
  const { t } = useLingui();
  const read = useKept(source);
  if (read._tag !== "Success") return null;
  const { total } = read.success;
  return (
    <>
      <SectionCount count={total} />
      {total > 0 && (
        <SeeAll list="comments" search={{ [RESOURCES[own.resource].kind]: own.id }} of={t`Comments`} />
      )}
    </>
  );
};

interface LatestProps extends Pick<CommentSectionProps, "own"> {
  readonly comments: ReadonlyArray<UserComment>;
  /** How many there are in all. */
  readonly total: number;
}

const Latest = ({ comments, total, own }: LatestProps) => {
  const { t, i18n } = useLingui();
  const shown = i18n.number(comments.length);
  const count = i18n.number(total);
  return (
    <>
      <CommentList comments={comments} own={own} />
      {comments.length < total && (
        <Text size="xs" c="dimmed">
          {t`The latest ${shown} of ${count} comments are shown.`}
        </Text>
      )}
    </>
  );
};

/** What was said of a record, or by whom it is of. */
export const CommentSection = ({ source, own }: CommentSectionProps) => (
  <Section
    title={<Trans>Comments</Trans>}
    action={
      <Suspense>
        <Extent source={source} own={own} />
      </Suspense>
    }
  >
    <Awaited source={source} height={160}>
      {({ items, total }) => <Latest comments={items.slice(0, SHOWN_BESIDE)} total={total} own={own} />}
    </Awaited>
  </Section>
);
