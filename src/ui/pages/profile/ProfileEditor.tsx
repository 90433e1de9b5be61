import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Text, Textarea, TextInput } from "@mantine/core";
import { useId } from "react";
import type { BusinessProfile } from "../../../domain/business.ts";
import { isHalfSaid } from "../../../domain/business/hours-text.ts";
import { profileDraft, type ProfileDraft, tidiedProfile } from "../../../domain/business/profile-draft.ts";
import { businessForm, withBusinessForm } from "../../../domain/business/profile-form.ts";
import { rereadEditedProfile, writeProfile } from "../../../machines/use-cases/business/business-profile.ts";
import { useUser } from "../../app-context.ts";
import { EditingForm } from "../../parts/editing/EditingForm.tsx";
import { GROWING } from "../../parts/editing/growing.ts";
import { PictureField } from "../../parts/editing/PictureField.tsx";
import { useProblemTexts } from "../../parts/editing/use-problem-texts.ts";
import { useEditing } from "../../parts/editing/use-editing.ts";
import { GuestView } from "./GuestView.tsx";
import { HoursEditor } from "./HoursEditor.tsx";
import { useHoursWords } from "../../parts/weekday/use-hours-words.ts";
import classes from "./ProfileEditor.module.css";

interface ProfileEditorProps {
  readonly profile: BusinessProfile;
  readonly onLeave: () => void;
}

export const ProfileEditor = ({ profile, onLeave }: ProfileEditorProps) => {
  const { t } = useLingui();
  const { userId } = useUser();
  const textsOf = useProblemTexts();
  const editing = useEditing<BusinessProfile, ProfileDraft>({
    name: "business",
    base: profile,
    draftOf: profileDraft,
    secrets: {},
    validate: (values) => ({
      ...(isHalfSaid(values.hours) && { hours: t`Some of the times need a look` }),
      ...textsOf(businessForm.problems(values), { NameMissing: msg`Enter the name of your business` }),
    }),
    read: () => rereadEditedProfile(userId),
    write: writeProfile(userId),
    tidied: (draft) => profileDraft(withBusinessForm(profile, tidiedProfile(draft))),
    told: ({ name }) => ({ _tag: "ItemSaved", name }),
    onSaved: onLeave,
  });
  const { form } = editing;
  const { words } = useHoursWords();
  const preview = useId();
  const labels = {
    name: t`Name`,
    description: t`Description`,
    phone: t`Phone`,
    website: t`Website`,
    picture: t`Picture`,
    hours: t`Opening hours`,
    days: t`Opening hours`,
  };
  return (
    <div className={classes["beside"]}>
      <div>
        <EditingForm
          label={t`Business profile`}
          editing={editing}
          words={{
            labels,
            valueText: (field, value) => (field === "hours" ? words(String(value)) : String(value)),
          }}
          onLeave={onLeave}
        >
          <TextInput label={labels.name} required {...form.getInputProps("name")} />
          <Textarea label={labels.description} {...GROWING} {...form.getInputProps("description")} />
          <TextInput label={labels.phone} type="tel" autoComplete="tel" {...form.getInputProps("phone")} />
          <TextInput label={labels.website} inputMode="url" {...form.getInputProps("website")} />
          <PictureField
            label={labels.picture}
            {...form.getInputProps("picture")}
            value={form.values.picture}
            shape="wide"
            onReplace={(address) => form.setFieldValue("picture", address)}
          />
          <HoursEditor
            {...form.getInputProps("hours")}
            value={form.values.hours}
            days={form.values.days}
            onReplace={(days) => form.setFieldValue("days", days)}
          />
        </EditingForm>
      </div>
      <aside className={`console-surface ${classes["preview"] ?? ""}`} aria-labelledby={preview}>
        <Text id={preview} size="sm" c="dimmed" mb="xs">
          {t`As guests see it`}
        </Text>
        <GuestView order={2} profile={withBusinessForm(profile, form.values)} />
      </aside>
    </div>
  );
};
