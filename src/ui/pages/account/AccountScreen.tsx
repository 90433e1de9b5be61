import { Trans, useLingui } from "@lingui/react/macro";
import { Anchor, Group, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { permits } from "../../../domain/permission.ts";
import type { Read } from "../../../machines/app.ts";
import type { OwnAccount } from "../../../machines/use-cases/read-account.ts";
import { useUser } from "../../app-context.ts";
import { ROLE_NAMES } from "../../parts/access/role-names.ts";
import { Face } from "../../parts/face/Face.tsx";
import { PageTitle } from "../../parts/page-title/PageTitle.tsx";
import { Field, Fields } from "../../parts/section/Fields.tsx";
import { Awaited, Section } from "../../parts/section/Section.tsx";
import { PasswordChange } from "./PasswordChange.tsx";

/** About what each of the sections takes. */
const DETAILS_HEIGHT = 160;
const PASSWORD_HEIGHT = 260;

interface AccountScreenProps {
  readonly account: Promise<Read<OwnAccount>>;
  readonly onRetry: () => void;
}

/** One's own details and password. */
export const AccountScreen = ({ account, onRetry }: AccountScreenProps) => {
  const { t } = useLingui();
  const { userId, displayName, email, picture, role } = useUser();
  const edit = permits(role, "users.update") && (
    <Anchor renderRoot={(props) => <Link to="/admin/users/$id/edit" params={{ id: userId }} {...props} />}>
      <Trans>Edit your details</Trans>
    </Anchor>
  );
  return (
    <Stack gap="lg">
      <PageTitle title={t`Your account`} />
      <Section title={<Trans>Your details</Trans>} action={edit}>
        <Awaited source={account} height={DETAILS_HEIGHT} onRetry={onRetry}>
          {({ isVerified }) => (
            <Fields isInCard>
              <Field label={t`Name`}>
                <Group gap="sm">
                  <Face resource="users" id={userId} name={displayName} picture={picture} />
                  <bdi>{displayName}</bdi>
                </Group>
              </Field>
              <Field label={t`Email`}>
                <span className="console-isolate">{email}</span>
                <Text size="sm" c="dimmed">
                  {isVerified ? (
                    <Trans>This address is verified.</Trans>
                  ) : (
                    <Trans>This address is not verified yet.</Trans>
                  )}
                </Text>
              </Field>
              <Field label={t`Role`}>{t(ROLE_NAMES[role])}</Field>
            </Fields>
          )}
        </Awaited>
      </Section>
      <Section title={<Trans>Password</Trans>}>
        <Awaited source={account} height={PASSWORD_HEIGHT} onRetry={onRetry}>
          {({ hasPassword, endsElsewhere }) =>
            hasPassword ? (
              <PasswordChange endsElsewhere={endsElsewhere} />
            ) : (
              <Text>
                <Trans>
                  You sign in with Google, which keeps your password. Change it in your Google account.
                </Trans>
              </Text>
            )
          }
        </Awaited>
      </Section>
      <Text size="sm">
        <Anchor renderRoot={(props) => <Link to="/policies/delete-account" {...props} />}>
          <Trans>How to have your account deleted</Trans>
        </Anchor>
      </Text>
    </Stack>
  );
};
