import { useLingui } from "@lingui/react/macro";
import { Checkbox, TextInput } from "@mantine/core";
import { formOf } from "../../../domain/drafts.ts";
import {
  EMPTY_NEW_USER_FORM,
  NEW_USER_SECRETS,
  newUserFormProblems,
  type NewUserForm as Draft,
} from "../../../domain/signing-up/new-user-form.ts";
import { MINIMUM_AGE_YEARS, MINIMUM_PASSWORD_LENGTH } from "../../../domain/signing-up/registration.ts";
import { isAboveChef, isRole, type Role, ROLES } from "../../../domain/role.ts";
import type { User } from "../../../domain/user.ts";
import { displayNameOf } from "../../../domain/person-name.ts";
import { createAccount } from "../../../machines/use-cases/records/create-account.ts";
import { useApp } from "../../app-context.ts";
import { EditingForm } from "../../parts/editing/EditingForm.tsx";
import { OptionsSelect } from "../../parts/editing/OptionsSelect.tsx";
import { PERSON_NAME_TEXTS } from "../../parts/editing/person-name-texts.ts";
import { readNothing, type RecordFormProps } from "../../parts/editing/record-form.ts";
import { useProblemTexts } from "../../parts/editing/use-problem-texts.ts";
import { useOtherLanguage } from "../../parts/editing/use-other-language.ts";
import { useEditing } from "../../parts/editing/use-editing.ts";
import { ROLE_NAMES } from "../../parts/access/role-names.ts";
import { PasswordField } from "../sign-in/credential-fields.tsx";
import { PASSWORD_TEXTS } from "../sign-in/field-texts.ts";
import { rewrittenDay } from "../../parts/typed-day/rewritten-day.ts";
import { useTypedDay, YEAR_SHORT } from "../../parts/typed-day/use-typed-day.ts";
import { UNVERIFIED_ROLE } from "./unverified-role.ts";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import "@mantine/core/styles/PasswordInput.css";
import { tagOf } from "../../locales/tag-of.ts";

export const NewUserForm = ({
  keepsOptional,
  onSaved,
  onLeave,
  onAnother,
}: Pick<RecordFormProps<User>, "keepsOptional" | "onSaved" | "onLeave" | "onAnother">) => {
  const { t, i18n } = useLingui();
  const today = useApp().today();
  const day = useTypedDay();
  const tidied = (draft: Draft): Draft => ({ ...draft, birthDate: day.read(draft.birthDate) });
  const textsOf = useProblemTexts();
  // Nobody can have verified the address of an account that is yet to be made.
  const asksToConfirm = (role: Role): boolean => keepsOptional && isAboveChef(role);
  const editing = useEditing<User, Draft>({
    name: formOf("users"),
    base: undefined,
    draftOf: () => EMPTY_NEW_USER_FORM,
    secrets: NEW_USER_SECRETS,
    validate: (values) => {
      const problems = newUserFormProblems(tidied(values), today);
      const birthDates = {
        BirthDateMissing: t`Enter a date of birth`,
        BirthYearShort: t(YEAR_SHORT),
        BirthDateMalformed: day.malformed,
        BirthDateInFuture: t`Enter a date in the past`,
        TooYoung: t`Users must be at least ${MINIMUM_AGE_YEARS} years old`,
      };
      // In the order of the fields: the first one that is wrong gets the focus.
      return {
        ...(problems.email && { email: t`Enter an email address, like name@example.com` }),
        ...(problems.password && { password: t(PASSWORD_TEXTS[problems.password]) }),
        ...(problems.firstName && textsOf({ firstName: problems.firstName }, PERSON_NAME_TEXTS)),
        ...(problems.birthDate && { birthDate: birthDates[problems.birthDate] }),
        ...(asksToConfirm(values.role) &&
          !values.allowUnverified && { allowUnverified: t(UNVERIFIED_ROLE.problem) }),
      };
    },
    read: () => readNothing,
    write: createAccount,
    tidied,
    told: (saved) => ({ _tag: "ItemSaved", name: displayNameOf(saved) }),
    onSaved: (saved) => onSaved(saved.userId),
  });
  const { form } = editing;
  useOtherLanguage((before) => {
    const typed = form.getValues().birthDate;
    const rewritten = rewrittenDay(typed, before, tagOf(i18n));
    // Setting a field takes back what is wrong with it.
    if (rewritten !== typed) form.setFieldValue("birthDate", rewritten);
  });
  const labels = {
    email: t`Email`,
    password: t`Password`,
    birthDate: t`Date of birth`,
    firstName: t`First name`,
    lastName: t`Last name`,
    role: t`Role`,
    allowUnverified: t(UNVERIFIED_ROLE.label),
  };
  return (
    <EditingForm
      label={t`User`}
      editing={editing}
      namesakes={{ dob: "birthDate", roleId: "role" }}
      words={{ labels }}
      draftTexts={{
        leaving: t`What you typed here has not been saved. It is kept in this tab, but not the password and the date of birth.`,
        restored: t`What you typed here before is back, but not the password and the date of birth.`,
      }}
      onLeave={onLeave}
      onAnother={onAnother}
    >
      <TextInput
        label={labels.email}
        required
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        autoComplete="off"
        {...form.getInputProps("email")}
      />
      <PasswordField
        required
        description={t`At least ${MINIMUM_PASSWORD_LENGTH} characters. Give it to the person yourself: it will not be shown again.`}
        autoComplete="new-password"
        {...form.getInputProps("password")}
      />
      <TextInput label={labels.firstName} required {...form.getInputProps("firstName")} />
      <TextInput label={labels.lastName} {...form.getInputProps("lastName")} />
      <TextInput
        {...day.field}
        label={labels.birthDate}
        required
        autoComplete="off"
        {...form.getInputProps("birthDate")}
      />
      <OptionsSelect
        label={labels.role}
        data={ROLES.map((role) => ({ value: role, label: t(ROLE_NAMES[role]) }))}
        allowDeselect={false}
        {...form.getInputProps("role")}
        onChange={(chosen) => {
          const role = chosen ?? undefined;
          if (isRole(role)) form.setValues({ role, allowUnverified: EMPTY_NEW_USER_FORM.allowUnverified });
        }}
      />
      {asksToConfirm(form.values.role) && (
        <Checkbox
          label={labels.allowUnverified}
          {...form.getInputProps("allowUnverified", { type: "checkbox" })}
        />
      )}
    </EditingForm>
  );
};
