import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Reference } from "../../../domain/reference.ts";
import type { UserComment } from "../../../domain/user-comment.ts";
import type { Read } from "../../../machines/app.ts";
import { CommentList } from "../section/CommentList.tsx";
import { Awaited, Section } from "../section/Section.tsx";
import { Gallery, type Picture } from "./Gallery.tsx";

interface SectionProps<A> {
  readonly source: Promise<Read<ReadonlyArray<A>>>;
  readonly onRetry: () => void;
}

interface PictureSectionProps<A> extends SectionProps<A> {
  readonly pictureOf: (image: A, index: number) => Picture;
  /** The way to more pictures. */
  readonly children?: ReactNode;
}

export const PictureSection = <A,>({ source, onRetry, pictureOf, children }: PictureSectionProps<A>) => (
  <Section title={<Trans>Pictures</Trans>}>
    <Awaited source={source} height={160} onRetry={onRetry}>
      {(images) => <Gallery pictures={images.map(pictureOf)} />}
    </Awaited>
    {children}
  </Section>
);

interface CommentSectionProps extends SectionProps<UserComment> {
  /** The record on whose page it stands. */
  readonly own: Pick<Reference, "resource" | "id">;
}

/** What was said of a record, or by whom it is of. */
export const CommentSection = ({ source, onRetry, own }: CommentSectionProps) => (
  <Section title={<Trans>Comments</Trans>}>
    <Awaited source={source} height={160} onRetry={onRetry}>
      {(comments) => <CommentList comments={comments} own={own} />}
    </Awaited>
  </Section>
);
