import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import {
  businessForm,
  type BusinessForm as Draft,
  type BusinessProfile,
  withBusinessForm,
} from "../../../domain/business.ts";
import type { UserId } from "../../../domain/id.ts";
import { rereadEditedProfile, writeProfile } from "../../../machines/use-cases/business-profile.ts";
import { EditingForm } from "../../parts/editing/EditingForm.tsx";
import { useProblemTexts } from "../../parts/editing/use-problem-texts.ts";
import { useEditing } from "../../parts/editing/use-editing.ts";

interface BusinessFormProps {
  readonly owner: UserId;
  readonly profile: BusinessProfile;
  /** Where to go once it was saved, or given up. */
  readonly onLeave: () => void;
}

/** The form of a business profile, the first time and as it is. */
export const BusinessForm = ({ owner, profile, onLeave }: BusinessFormProps) => {
  const { t } = useLingui();
  const textsOf = useProblemTexts();
  const form = useForm<Draft>({
    mode: "controlled",
    initialValues: businessForm.of(profile),
    validate: (values) =>
      textsOf(businessForm.problems(values), { NameMissing: msg`Enter the name of your business` }),
  });
  const view = useEditing<BusinessProfile, Draft>({
    base: profile,
    draftOf: businessForm.of,
    read: () => rereadEditedProfile(owner),
    write: writeProfile(owner),
    tidied: (draft) => businessForm.of(withBusinessForm(profile, draft)),
    nameOf: ({ name }) => name,
    onSaved: () => {
      form.resetDirty();
      onLeave();
    },
  });
  return (
    <EditingForm
      label={t`Business profile`}
      form={form}
      view={view}
      words={{
        labels: {
          name: t`Name`,
          description: t`Description`,
          phone: t`Phone`,
          website: t`Website`,
          hours: t`Opening hours`,
        },
        valueText: (_, value) => String(value),
      }}
      onLeave={onLeave}
    >
      <TextInput label={t`Name`} required {...form.getInputProps("name")} />
      <Textarea label={t`Description`} autosize minRows={3} {...form.getInputProps("description")} />
      <TextInput label={t`Phone`} type="tel" autoComplete="tel" {...form.getInputProps("phone")} />
      <TextInput label={t`Website`} type="url" inputMode="url" {...form.getInputProps("website")} />
      <TextInput
        label={t`Opening hours`}
        description={t`In your own words, like Tue–Sun 12:00–22:00`}
        {...form.getInputProps("hours")}
      />
    </EditingForm>
  );
};
