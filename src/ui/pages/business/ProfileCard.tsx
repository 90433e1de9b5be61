import { useLingui } from "@lingui/react/macro";
import type { BusinessProfile } from "../../../domain/business.ts";
import { EmptyNote } from "../../parts/feedback/EmptyNote.tsx";
import { Field, Fields } from "../../parts/section/Fields.tsx";

export const ProfileCard = ({ profile }: { profile: BusinessProfile | undefined }) => {
  const { t } = useLingui();
  if (profile === undefined) return <EmptyNote>{t`There is no profile yet.`}</EmptyNote>;
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
