import { useLingui } from "@lingui/react/macro";
import { Group, Switch, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { IconChefHat } from "@tabler/icons-react";
import {
  type Kitchen,
  kitchenForm,
  type KitchenForm as Draft,
  withKitchenForm,
} from "../../../domain/kitchen.ts";
import type { Choice } from "../../../machines/use-cases/record-source.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/record-sources.ts";
import { ChoiceSelect } from "../../parts/editing/ChoiceSelect.tsx";
import { EditingForm } from "../../parts/editing/EditingForm.tsx";
import type { RecordFormProps } from "../../parts/editing/record-form.ts";
import { useProblemTexts } from "../../parts/editing/use-problem-texts.ts";
import { useRecordEditing } from "../../parts/editing/use-record-editing.ts";
import { SafeImage } from "../../parts/image/SafeImage.tsx";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Switch.css";
import classes from "./KitchenForm.module.css";

interface KitchenFormProps extends RecordFormProps<Kitchen> {
  /** The kitchen's tribe by name, where it is known. */
  readonly tribe?: Choice | undefined;
}

const chefOf = (kitchen: Kitchen | undefined): Choice | undefined =>
  kitchen?.userChef === undefined
    ? undefined
    : {
        id: kitchen.userChef.userId,
        name: kitchen.userChef.profile.nombre || kitchen.userChef.userId,
        hint: "",
      };

/** The form of a kitchen, new or as it is. */
export const KitchenForm = ({ record: kitchen, tribe, onSaved, onLeave }: KitchenFormProps) => {
  const { t } = useLingui();
  const textsOf = useProblemTexts();
  const form = useForm<Draft>({
    mode: "controlled",
    initialValues: kitchen === undefined ? kitchenForm.empty : kitchenForm.of(kitchen),
    validate: (values) => textsOf(kitchenForm.problems(values)),
  });
  const view = useRecordEditing<Kitchen, Draft>({
    source: RECORD_SOURCES.kitchens,
    record: kitchen,
    form,
    draftOf: kitchenForm.of,
    merged: withKitchenForm,
    onSaved,
  });
  const labels = { nombre: t`Name`, logo: t`Logo`, userChef: t`Chef`, tribe: t`Tribe`, banned: t`Banned` };
  const known = [chefOf(kitchen), tribe];
  return (
    <EditingForm
      label={t`Kitchen`}
      form={form}
      view={view}
      words={{
        labels,
        valueText: (field, value) => {
          if (field === "banned") return value === true ? t`Yes` : t`No`;
          return known.find((choice) => choice?.id === value)?.name ?? String(value);
        },
      }}
      onLeave={onLeave}
    >
      <TextInput label={labels.nombre} required {...form.getInputProps("nombre")} />
      <Group align="end" wrap="nowrap" gap="md">
        <TextInput
          label={labels.logo}
          description={t`The address of a picture, beginning with https://`}
          type="url"
          dir="ltr"
          className={classes["address"] ?? ""}
          {...form.getInputProps("logo")}
        />
        <SafeImage
          address={form.values.logo.trim() === "" ? undefined : form.values.logo.trim()}
          description={t`Preview of the logo`}
          placeholder={<IconChefHat size={24} stroke={1.5} aria-hidden />}
          className={classes["preview"]}
        />
      </Group>
      <ChoiceSelect
        label={labels.userChef}
        placeholder={t`Search users`}
        find={RECORD_SOURCES.users.choices}
        chosen={chefOf(kitchen)}
        value={form.values.userChef}
        onChange={(value) => form.setFieldValue("userChef", value)}
        error={form.errors["userChef"]}
      />
      <ChoiceSelect
        label={labels.tribe}
        placeholder={t`Search tribes`}
        find={RECORD_SOURCES.tribes.choices}
        chosen={tribe}
        value={form.values.tribe}
        onChange={(value) => form.setFieldValue("tribe", value)}
        error={form.errors["tribe"]}
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
