import { useLingui } from "@lingui/react/macro";
import { Checkbox, TextInput } from "@mantine/core";
import { userFormOf, userFormProblems } from "../../../domain/forms/user-form.ts";
import { isRole, ROLES } from "../../../domain/role.ts";
import { isUnverifiedFor, type User, type UserForm as Draft, withUserForm } from "../../../domain/user.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/lists/record-sources.ts";
import { useDetailsChanged } from "../../parts/detail/use-details-changed.ts";
import { EditingForm } from "../../parts/editing/EditingForm.tsx";
import { OptionsSelect } from "../../parts/editing/OptionsSelect.tsx";
import { PERSON_NAME_TEXTS } from "../../parts/editing/person-name-texts.ts";
import type { RecordFormProps } from "../../parts/editing/record-form.ts";
import { useProblemTexts } from "../../parts/editing/use-problem-texts.ts";
import { useRecordEditing } from "../../parts/editing/use-record-editing.ts";
import { ROLE_NAMES } from "../../parts/access/role-names.ts";
import { useRoleRefusal } from "../../parts/access/use-role-refusal.ts";
import { UNVERIFIED_ROLE } from "./unverified-role.ts";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";

interface UserFormProps extends RecordFormProps<User> {
  readonly record: User;
}

export const UserForm = ({ record: user, onSaved, onLeave }: UserFormProps) => {
  const { t } = useLingui();
  const textsOf = useProblemTexts();
  const changed = useDetailsChanged();
  const editing = useRecordEditing<User, Draft>({
    resource: "users",
    source: RECORD_SOURCES.users,
    record: user,
    draftOf: userFormOf,
    empty: userFormOf(user),
    secrets: {},
    validate: (values) => ({
      ...textsOf(userFormProblems(values), PERSON_NAME_TEXTS),
      ...(isUnverifiedFor(user, values.role) &&
        !values.allowUnverified && { allowUnverified: t(UNVERIFIED_ROLE.problem) }),
    }),
    merged: withUserForm,
    onSaved: (id) => {
      changed(id);
      onSaved(id);
    },
  });
  const { form } = editing;
  const noRole = useRoleRefusal(user.userId);
  const nameOfRole = (role: string): string => (isRole(role) ? t(ROLE_NAMES[role]) : role);
  const labels = {
    firstName: t`First name`,
    lastName: t`Last name`,
    role: t`Role`,
    allowUnverified: t(UNVERIFIED_ROLE.label),
  };
  // A role that the backend gave and the console does not know stays what it is.
  const offered = [...new Set([...ROLES, ...(user.role === undefined ? [] : [user.role])])];
  return (
    <EditingForm
      label={t`User`}
      editing={editing}
      namesakes={{ "profile.nombre": "firstName" }}
      words={{
        labels,
        valueText: (field, value) => (field === "role" ? nameOfRole(String(value)) : String(value)),
      }}
      onLeave={onLeave}
    >
      <TextInput
        label={t`Email`}
        value={user.email}
        dir="ltr"
        readOnly
        description={t`Belongs to the account`}
      />
      <TextInput label={labels.firstName} required {...form.getInputProps("firstName")} />
      <TextInput label={labels.lastName} {...form.getInputProps("lastName")} />
      <OptionsSelect
        label={labels.role}
        data={offered.map((role) => ({ value: role, label: nameOfRole(role) }))}
        allowDeselect={false}
        disabled={noRole !== undefined}
        description={noRole}
        {...form.getInputProps("role")}
        onChange={(role) =>
          form.setValues({ role: role ?? "", allowUnverified: userFormOf(user).allowUnverified })
        }
      />
      {isUnverifiedFor(user, form.values.role) && (
        <Checkbox
          label={labels.allowUnverified}
          {...form.getInputProps("allowUnverified", { type: "checkbox" })}
        />
      )}
    </EditingForm>
  );
};
