import { Trans } from "@lingui/react/macro";
import { Group, Stack, Text } from "@mantine/core";
import { useSelector } from "@xstate/react";
import { commentTarget, placeOf } from "../../../domain/moderation/comment-list.ts";
import { userReference } from "../../../domain/reference.ts";
import type { UserComment } from "../../../domain/user-comment.ts";
import { fateOf } from "../../../machines/deletion/deletion.view.ts";
import type { Thread } from "../../../machines/use-cases/moderation/read-thread.ts";
import { useSignedInActors } from "../../app-context.ts";
import { RemoveButton } from "../../parts/contribution/RemoveButton.tsx";
import { NamesOn } from "../../parts/face/names-asked.ts";
import { ReferenceName } from "../../parts/face/ReferenceName.tsx";
import { SmallMoment } from "../../parts/time/Moment.tsx";
import { OwnText } from "../../parts/value/CutText.tsx";
import { FateWords } from "../../parts/value/FateWords.tsx";
import classes from "./comments.module.css";

const Said = ({ comment, isIt }: { comment: UserComment; isIt: boolean }) => {
  const { user, creationDate, text } = comment;
  const { deletions } = useSignedInActors();
  const target = commentTarget(comment);
  const fate = useSelector(deletions, (snapshot) => fateOf(snapshot, target));
  return (
    <Stack component="li" gap={4} className={classes["said"] ?? ""} aria-current={isIt || undefined}>
      <Group gap="sm" align="start" justify="space-between" wrap="nowrap">
        <Group gap="0 0.75rem" miw={0}>
          <ReferenceName {...userReference(user)} />
          <SmallMoment at={creationDate} />
          <FateWords fate={fate} />
        </Group>
        <RemoveButton target={target} fate={fate} />
      </Group>
      <Text size="sm">
        <OwnText text={text} most="TextTooLong" />
      </Text>
    </Stack>
  );
};

/** A comment in the middle of what was said around it. */
export const CommentThread = ({ thread }: { thread: Thread }) => {
  const place = placeOf(thread.comment);
  return (
    <NamesOn value={thread}>
      <Stack gap="md">
        {place !== undefined && (
          <Group gap="sm">
            <ReferenceName {...place} />
          </Group>
        )}
        <Stack component="ul" gap="0.5rem" className="console-list">
          {thread.said.map((comment) => (
            <Said
              key={comment.commentId}
              comment={comment}
              isIt={comment.commentId === thread.comment.commentId}
            />
          ))}
        </Stack>
        <Text size="xs" c="dimmed">
          <Trans>The comments just before and after are shown.</Trans>
        </Text>
      </Stack>
    </NamesOn>
  );
};
