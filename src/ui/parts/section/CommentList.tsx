import { Trans, useLingui } from "@lingui/react/macro";
import { Anchor, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { RESOURCES } from "../../../domain/resources.ts";
import type { UserComment } from "../../../domain/user-comment.ts";
import { EmptyNote } from "../feedback/EmptyNote.tsx";
import { Moment } from "../time/Moment.tsx";

const SHOWN = 10;

/** Comments, the latest first, with who said each. */
export const CommentList = ({ comments }: { comments: ReadonlyArray<UserComment> }) => {
  const { t, i18n } = useLingui();
  if (comments.length === 0) return <EmptyNote>{t`No comments yet.`}</EmptyNote>;
  const count = i18n.number(comments.length);
  return (
    <Stack gap="sm">
      <Stack component="ul" gap="sm" className="console-list">
        {comments.slice(0, SHOWN).map(({ commentId, user, text, creationDate }) => (
          <li key={commentId}>
            <Text size="sm">
              <bdi>{text}</bdi>
            </Text>
            <Text size="xs" c="dimmed">
              <Anchor
                inherit
                underline="always"
                renderRoot={(props) => (
                  <Link to={RESOURCES.users.detail} params={{ id: user.userId }} {...props} />
                )}
              >
                <Trans>
                  User <span className="console-isolate">{user.userId}</span>
                </Trans>
              </Anchor>
              {creationDate !== undefined && (
                <>
                  {" · "}
                  <Moment at={creationDate} />
                </>
              )}
            </Text>
          </li>
        ))}
      </Stack>
      {comments.length > SHOWN && (
        <Text size="xs" c="dimmed">
          <Trans>
            The latest {SHOWN} of {count} comments are shown.
          </Trans>
        </Text>
      )}
    </Stack>
  );
};
