import { Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { BusinessProfile } from "../../domain/business.ts";
import classes from "../users/UserDetail.module.css";

const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes["field"]}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

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
    <dl className={classes["fields"]}>
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
    </dl>
  );
};
