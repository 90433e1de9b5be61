import { Trans, useLingui } from "@lingui/react/macro";
import { Anchor, List, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { User } from "../../../domain/user.ts";
import { displayNameOf } from "../../../domain/person-name.ts";
import type { UserSources } from "../../../machines/use-cases/read-user.ts";
import { useIsAdmin } from "../../parts/access/use-is-admin.ts";
import { CommentList } from "../../parts/section/CommentList.tsx";
import { DetailPage } from "../../parts/detail/DetailPage.tsx";
import type { DetailProps } from "../../parts/detail/RecordPage.tsx";
import { Field, Fields } from "../../parts/section/Fields.tsx";
import { Gallery } from "../../parts/detail/Gallery.tsx";
import { Awaited, Section } from "../../parts/section/Section.tsx";
import { ImageUpload } from "./ImageUpload.tsx";
import { UserRole, UserStatus } from "./user-columns.tsx";

/** One user. */
export const UserDetail = ({ record: user, sources, onRetry }: DetailProps<User, UserSources>) => {
  const { t } = useLingui();
  const isAdmin = useIsAdmin();
  const name = displayNameOf(user);
  return (
    <DetailPage target={{ _tag: "users", id: user.userId, name }}>
      <Fields>
        <Field label={t`Email`}>
          <span className="console-isolate">{user.email}</span>
        </Field>
        <Field label={t`Role`}>
          <UserRole role={user.role} />
        </Field>
        <Field label={t`Status`}>
          <UserStatus />
        </Field>
        <Field label={t`Id`}>
          <span className="console-isolate">{user.userId}</span>
        </Field>
      </Fields>
      {isAdmin && (
        <Section title={<Trans>Pictures</Trans>}>
          <Awaited source={sources.pictures} height={160} onRetry={onRetry}>
            {(pictures) => (
              <Gallery
                pictures={pictures.map(({ profileImageId, imageUrl }, index) => {
                  const number = index + 1;
                  const description = t`Picture ${number} of ${name}`;
                  return {
                    key: profileImageId,
                    address: imageUrl,
                    description,
                    target: { _tag: "ProfileImage", id: profileImageId, name: description },
                  };
                })}
              />
            )}
          </Awaited>
          <ImageUpload user={user} />
        </Section>
      )}
      <Section title={<Trans>Favorite kitchens</Trans>}>
        <Awaited source={sources.favorites} height={60} onRetry={onRetry}>
          {(favorites) =>
            favorites.length === 0 ? (
              <Text size="sm" c="dimmed">
                <Trans>No favorites yet.</Trans>
              </Text>
            ) : (
              <List listStyleType="none" spacing={4}>
                {favorites.map((kitchen) => (
                  <List.Item key={kitchen.kitchenId}>
                    <Anchor
                      renderRoot={(props) => (
                        <Link to="/admin/kitchens/$id" params={{ id: kitchen.kitchenId }} {...props} />
                      )}
                    >
                      <bdi>{kitchen.name}</bdi>
                    </Anchor>
                  </List.Item>
                ))}
              </List>
            )
          }
        </Awaited>
      </Section>
      <Section title={<Trans>Comments</Trans>}>
        <Awaited source={sources.comments} height={160} onRetry={onRetry}>
          {(comments) => <CommentList comments={comments} />}
        </Awaited>
      </Section>
    </DetailPage>
  );
};
