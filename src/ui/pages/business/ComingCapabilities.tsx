import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Stack, Text } from "@mantine/core";
import { type Permission, permits } from "../../../domain/permission.ts";
import type { Role } from "../../../domain/role.ts";

/** What chefs are permitted and no call exists for yet. */
const COMING: ReadonlyArray<readonly [permission: Permission, words: MessageDescriptor]> = [
  ["business.reviews.read", msg`Read the reviews of your business`],
  ["business.reviews.reply", msg`Reply to reviews`],
  ["business.photos.manage", msg`Manage photos`],
  ["business.posts.create", msg`Write posts`],
  ["business.posts.update", msg`Change posts`],
  ["business.hours.update", msg`Change opening hours`],
];

/** What the role may do once the service offers it; no call is made. */
export const ComingCapabilities = ({ role }: { role: Role }) => {
  const { t } = useLingui();
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        <Trans>Your role allows this as soon as the service offers it:</Trans>
      </Text>
      <Text component="ul" size="sm" m={0} ps="lg">
        {COMING.filter(([permission]) => permits(role, permission)).map(([permission, words]) => (
          <li key={permission}>{t(words)}</li>
        ))}
      </Text>
    </Stack>
  );
};
