import { useLingui } from "@lingui/react/macro";
import { Group, Stack, Text } from "@mantine/core";
import {
  kitchenReference,
  type Reference,
  tribeReference,
  userReference,
} from "../../../domain/reference.ts";
import type { UserComment } from "../../../domain/user-comment.ts";
import { ReferenceName } from "../face/ReferenceName.tsx";
import { EmptyNote } from "../feedback/EmptyNote.tsx";
import { OwnText } from "../value/CutText.tsx";
import { SmallMoment } from "../time/Moment.tsx";

/** Who said it and where, but for the record on whose page it stands. */
const referencesIn = (
  { user, kitchen, tribe }: UserComment,
  own: Pick<Reference, "resource" | "id"> | undefined,
): ReadonlyArray<Reference> =>
  [userReference(user), kitchen && kitchenReference(kitchen), tribe && tribeReference(tribe)]
    .filter((reference) => reference !== undefined)
    .filter(({ resource, id }) => resource !== own?.resource || id !== own.id);

interface CommentListProps {
  readonly comments: ReadonlyArray<UserComment>;
  /** The record on whose page they stand. */
  readonly own?: Pick<Reference, "resource" | "id"> | undefined;
}

/** Comments, with who said each and where. */
export const CommentList = ({ comments, own }: CommentListProps) => {
  const { t } = useLingui();
  if (comments.length === 0) return <EmptyNote>{t`No comments yet.`}</EmptyNote>;
  return (
    <Stack component="ul" className="console-list">
      {comments.map((comment) => (
        <li key={comment.commentId}>
          <Group gap="0.25rem 0.75rem" mb={4}>
            {referencesIn(comment, own).map((reference) => (
              <ReferenceName key={reference.resource} {...reference} />
            ))}
            <SmallMoment at={comment.creationDate} />
          </Group>
          <Text size="sm">
            <OwnText text={comment.text} most="TextTooLong" />
          </Text>
        </li>
      ))}
    </Stack>
  );
};
