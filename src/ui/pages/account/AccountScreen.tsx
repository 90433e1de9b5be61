import { Trans, useLingui } from "@lingui/react/macro";
import { Anchor, Group, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { permits } from "../../../domain/permission.ts";
import type { AccountSources } from "../../../machines/use-cases/account/read-account.ts";
import { useUser } from "../../app-context.ts";
import { PersonPictures } from "../../parts/pictures/PersonPictures.tsx";
import { ROLE_NAMES } from "../../parts/access/role-names.ts";
import { useSettled } from "../../parts/feedback/use-settled.ts";
import { Face } from "../../parts/face/Face.tsx";
import { PageTitle } from "../../parts/page-title/PageTitle.tsx";
import { Field, Fields } from "../../parts/section/Fields.tsx";
import { Awaited, Section } from "../../parts/section/Section.tsx";
import { PasswordChange } from "./PasswordChange.tsx";
import { VerifyAddress } from "./VerifyAddress.tsx";
import { EmailAddress } from "../../parts/value/EmailAddress.tsx";

/** About what the details take. What is below comes with them: there may be pictures between, or not. */
const DETAILS_HEIGHT = 160;

interface EditDetailsProps {
  /** Whether they are one's own to change; elsewhere only whoever may edit users finds themselves among them. */
  readonly changesOwn: boolean;
}

const EditDetails = ({ changesOwn }: EditDetailsProps) => {
  const { userId, role } = useUser();
  if (!changesOwn && !permits(role, "users.update")) return undefined;
  return (
    <Anchor
      className="console-way"
      renderRoot={(props) =>
        changesOwn ? (
          <Link to="." search={{ edit: "details" }} {...props} />
        ) : (
          <Link to="/admin/users/$id/edit" params={{ id: userId }} {...props} />
        )
      }
    >
      <Trans>Edit your details</Trans>
    </Anchor>
  );
};

type AccountScreenProps = Exclude<AccountSources, { readonly edited: unknown }>;

/** One's own details, pictures and password. */
export const AccountScreen = ({ account, pictures }: AccountScreenProps) => {
  const { t } = useLingui();
  const { userId, displayName, email, picture, role } = useUser();
  const read = useSettled(account, account)?.result;
  const known = read?._tag === "Success" ? read.success : undefined;
  return (
    <Stack gap="lg">
      <PageTitle title={t`Your account`} />
      <Section title={t`Your details`} action={known && <EditDetails changesOwn={known.changesOwn} />}>
        <Awaited source={account} height={DETAILS_HEIGHT}>
          {(provided) => (
            <Fields isInCard>
              <Field label={t`Name`}>
                <Group gap="sm">
                  <Face resource="users" id={userId} name={displayName} picture={picture} />
                  <bdi>{displayName}</bdi>
                </Group>
              </Field>
              <Field label={t`Email`}>
                <EmailAddress email={email} />
                <VerifyAddress email={email} {...provided} />
              </Field>
              <Field label={t`Role`}>{t(ROLE_NAMES[role])}</Field>
            </Fields>
          )}
        </Awaited>
      </Section>
      {known?.changesOwn === true && <PersonPictures userId={userId} name={displayName} source={pictures} />}
      {known && (
        <Section title={t`Password`}>
          {known.hasPassword ? (
            <PasswordChange endsElsewhere={known.endsElsewhere} />
          ) : (
            <Text>
              {t`You sign in with Google, which keeps your password. Change it in your Google account.`}
            </Text>
          )}
        </Section>
      )}
      {read && (
        <Text size="sm">
          <Anchor
            className="console-way"
            renderRoot={(props) => <Link to="/policies/delete-account" {...props} />}
          >
            {t`How to have your account deleted`}
          </Anchor>
        </Text>
      )}
    </Stack>
  );
};
