import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Textarea, TextInput } from "@mantine/core";
import {
  businessForm,
  type BusinessForm as Draft,
  type BusinessProfile,
  EMPTY_PROFILE,
  withBusinessForm,
} from "../../../domain/business.ts";
import type { Id } from "../../../domain/id.ts";
import { rereadEditedProfile, writeProfile } from "../../../machines/use-cases/business-profile.ts";
import { EditingForm } from "../../parts/editing/EditingForm.tsx";
import { useProblemTexts } from "../../parts/editing/use-problem-texts.ts";
import { useEditing } from "../../parts/editing/use-editing.ts";

interface BusinessFormProps {
  readonly owner: Id<"user">;
  readonly profile: BusinessProfile;
  readonly onLeave: () => void;
}

export const BusinessForm = ({ owner, profile, onLeave }: BusinessFormProps) => {
  const { t } = useLingui();
  const textsOf = useProblemTexts();
  const editing = useEditing<BusinessProfile, Draft>({
    name: "business",
    base: profile,
    draftOf: (shown) => businessForm.of(shown ?? EMPTY_PROFILE),
    secrets: {},
    validate: (values) =>
      textsOf(businessForm.problems(values), { NameMissing: msg`Enter the name of your business` }),
    read: () => rereadEditedProfile(owner),
    write: writeProfile(owner),
    tidied: (draft) => businessForm.of(withBusinessForm(profile, draft)),
    told: ({ name }) => ({ _tag: "ItemSaved", name }),
    onSaved: onLeave,
  });
  const { form } = editing;
  return (
    <EditingForm
      label={t`Business profile`}
      editing={editing}
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
      <TextInput label={t`Website`} inputMode="url" {...form.getInputProps("website")} />
      <TextInput
        label={t`Opening hours`}
        description={t`In your own words, like Tue–Sun 12:00–22:00`}
        {...form.getInputProps("hours")}
      />
    </EditingForm>
  );
};
