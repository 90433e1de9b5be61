import { Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import type { BusinessProfile } from "../../../domain/business.ts";
import { Field, Fields } from "../../parts/section/Fields.tsx";

/** What the chef says of the business. */
export const ProfileCard = ({ profile }: { profile: BusinessProfile | undefined }) => {
  const { t } = useLingui();
  if (profile === undefined) {
    return (
      <Text size="sm" c="dimmed">
        <Trans>There is no profile yet.</Trans>
      </Text>
    );
  }
  return (
    <Fields isInCard>
      <Field label={t`Name`}>
        <bdi>{profile.name}</bdi>
      </Field>
      <Field label={t`Description`}>
        <bdi>{profile.description ?? "—"}</bdi>
      </Field>
      <Field label={t`Phone`}>
        <span className="console-isolate">{profile.phone ?? "—"}</span>
      </Field>
      <Field label={t`Website`}>
        <span className="console-isolate">{profile.website ?? "—"}</span>
      </Field>
      <Field label={t`Opening hours`}>
        <bdi>{profile.hours ?? "—"}</bdi>
      </Field>
    </Fields>
  );
};
