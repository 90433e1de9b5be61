import { useLingui } from "@lingui/react/macro";
import { Textarea, TextInput } from "@mantine/core";
import { type Tribe, tribeForm, type TribeForm as Draft, withTribeForm } from "../../../domain/tribe.ts";
import { userReference } from "../../../domain/reference.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/lists/record-sources.ts";
import { ChoiceSelect } from "../../parts/editing/ChoiceSelect.tsx";
import { EditingForm } from "../../parts/editing/EditingForm.tsx";
import { GROWING } from "../../parts/editing/growing.ts";
import { useProblemTexts } from "../../parts/editing/use-problem-texts.ts";
import { useRecordEditing } from "../../parts/editing/use-record-editing.ts";
import type { RecordFormProps } from "../../parts/editing/record-form.ts";

export const TribeForm = ({
  record: tribe,
  copied,
  keepsOptional,
  onSaved,
  onLeave,
  onAnother,
}: RecordFormProps<Tribe>) => {
  const { t } = useLingui();
  const textsOf = useProblemTexts();
  const editing = useRecordEditing<Tribe, Draft>({
    resource: "tribes",
    source: RECORD_SOURCES.tribes,
    record: tribe,
    draftOf: tribeForm.of,
    empty: tribeForm.empty,
    secrets: {},
    validate: (values) => textsOf(tribeForm.problems(values)),
    merged: withTribeForm,
    copied,
    onSaved,
  });
  const { form } = editing;
  const begun = tribe ?? copied;
  const leader = begun?.leader && userReference(begun.leader);
  const labels = { name: t`Name`, description: t`Description`, leader: t`Leader` };
  return (
    <EditingForm
      label={t`Tribe`}
      editing={editing}
      words={{ labels, references: { leader: { resource: "users", chosen: leader } } }}
      onLeave={onLeave}
      onAnother={onAnother}
    >
      <TextInput label={labels.name} required {...form.getInputProps("name")} />
      <Textarea label={labels.description} {...GROWING} {...form.getInputProps("description")} />
      {keepsOptional && (
        <ChoiceSelect
          label={labels.leader}
          placeholder={t`Search users`}
          resource="users"
          source={RECORD_SOURCES.users}
          chosen={leader}
          {...form.getInputProps("leader")}
          value={form.values.leader}
        />
      )}
    </EditingForm>
  );
};
