import { useLingui } from "@lingui/react/macro";
import { Switch, Textarea, TextInput } from "@mantine/core";
import {
  knownChef,
  type Kitchen,
  kitchenForm,
  type KitchenForm as Draft,
  withKitchenForm,
} from "../../../domain/kitchen.ts";
import { type Reference, tribeReference, userReference } from "../../../domain/reference.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/lists/record-sources.ts";
import { ChoiceSelect } from "../../parts/editing/ChoiceSelect.tsx";
import { EditingForm } from "../../parts/editing/EditingForm.tsx";
import { GROWING } from "../../parts/editing/growing.ts";
import { PictureField } from "../../parts/editing/PictureField.tsx";
import type { RecordFormProps } from "../../parts/editing/record-form.ts";
import { useProblemTexts } from "../../parts/editing/use-problem-texts.ts";
import { useRecordEditing } from "../../parts/editing/use-record-editing.ts";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Switch.css";

const chefOf = (kitchen: Kitchen | undefined): Reference | undefined => {
  const chef = kitchen && knownChef(kitchen);
  return chef && userReference(chef);
};

export const KitchenForm = ({
  record: kitchen,
  copied,
  keepsOptional,
  onSaved,
  onLeave,
  onAnother,
}: RecordFormProps<Kitchen>) => {
  const begun = kitchen ?? copied;
  const { t } = useLingui();
  const textsOf = useProblemTexts();
  const editing = useRecordEditing<Kitchen, Draft>({
    resource: "kitchens",
    source: RECORD_SOURCES.kitchens,
    record: kitchen,
    draftOf: kitchenForm.of,
    empty: kitchenForm.empty,
    secrets: {},
    validate: (values) => textsOf(kitchenForm.problems(values)),
    merged: withKitchenForm,
    copied,
    onSaved,
  });
  const { form } = editing;
  const chef = chefOf(begun);
  const tribe = begun?.tribe && tribeReference(begun.tribe);
  const labels = {
    nombre: t`Name`,
    logo: t`Logo`,
    description: t`Description`,
    location: t`Location`,
    capacity: t`Capacity`,
    userChef: t`Chef`,
    tribe: t`Tribe`,
    banned: t`Banned`,
  };
  return (
    <EditingForm
      label={t`Kitchen`}
      editing={editing}
      words={{
        labels,
        valueText: (field, value) => (field === "banned" ? (value === true ? t`Yes` : t`No`) : String(value)),
        references: {
          userChef: { resource: "users", chosen: chef },
          tribe: { resource: "tribes", chosen: tribe },
        },
      }}
      onLeave={onLeave}
      onAnother={onAnother}
    >
      <TextInput label={labels.nombre} required {...form.getInputProps("nombre")} />
      <PictureField
        label={labels.logo}
        {...form.getInputProps("logo")}
        value={form.values.logo}
        shape="square"
        onReplace={(address) => form.setFieldValue("logo", address)}
      />
      {keepsOptional && (
        <>
          <Textarea label={labels.description} {...GROWING} {...form.getInputProps("description")} />
          <TextInput label={labels.location} {...form.getInputProps("location")} />
          <TextInput
            label={labels.capacity}
            description={t`How many guests it can seat`}
            inputMode="numeric"
            {...form.getInputProps("capacity")}
          />
        </>
      )}
      <ChoiceSelect
        label={labels.userChef}
        placeholder={t`Search users`}
        resource="users"
        source={RECORD_SOURCES.users}
        chosen={chef}
        {...form.getInputProps("userChef")}
        value={form.values.userChef}
      />
      <ChoiceSelect
        label={labels.tribe}
        placeholder={t`Search tribes`}
        resource="tribes"
        source={RECORD_SOURCES.tribes}
        chosen={tribe}
        {...form.getInputProps("tribe")}
        value={form.values.tribe}
      />
      {kitchen !== undefined && (
        <Switch
          label={labels.banned}
          description={t`A banned kitchen is not shown to customers.`}
          {...form.getInputProps("banned", { type: "checkbox" })}
        />
      )}
    </EditingForm>
  );
};
