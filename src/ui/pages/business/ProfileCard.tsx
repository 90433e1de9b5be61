import { useLingui } from "@lingui/react/macro";
import type { BusinessProfile } from "../../../domain/business.ts";
import { EmptyNote } from "../../parts/feedback/EmptyNote.tsx";
import { CutText } from "../../parts/value/CutText.tsx";
import { Field, Fields } from "../../parts/section/Fields.tsx";

export const ProfileCard = ({ profile }: { profile: BusinessProfile | undefined }) => {
  const { t } = useLingui();
  if (profile === undefined) return <EmptyNote>{t`There is no profile yet.`}</EmptyNote>;
  return (
    <Fields isInCard>
      <Field label={t`Name`}>
        <bdi>
          <CutText text={profile.name} most="NameTooLong" />
        </bdi>
      </Field>
      <Field label={t`Description`}>
        <bdi>
          <CutText text={profile.description ?? "—"} most="TextTooLong" />
        </bdi>
      </Field>
      <Field label={t`Phone`}>
        <span className="console-isolate">
          <CutText text={profile.phone ?? "—"} most="NameTooLong" />
        </span>
      </Field>
      <Field label={t`Website`}>
        <span className="console-isolate">
          <CutText text={profile.website ?? "—"} most="TextTooLong" />
        </span>
      </Field>
      <Field label={t`Opening hours`}>
        <bdi>
          <CutText text={profile.hours ?? "—"} most="TextTooLong" />
        </bdi>
      </Field>
    </Fields>
  );
};
