import { useLingui } from "@lingui/react/macro";
import { TextInput } from "@mantine/core";
import { displayNameOf, type PersonName } from "../../../domain/person-name.ts";
import type { User } from "../../../domain/user.ts";
import { ownNameOf, userFormProblems, withOwnName } from "../../../domain/forms/user-form.ts";
import { rereadOneself, writeOwnName } from "../../../machines/use-cases/account/own-details.ts";
import { useUser } from "../../app-context.ts";
import { useDetailsChanged } from "../../parts/detail/use-details-changed.ts";
import { EditingForm } from "../../parts/editing/EditingForm.tsx";
import { PERSON_NAME_TEXTS } from "../../parts/editing/person-name-texts.ts";
import { useEditing } from "../../parts/editing/use-editing.ts";
import { useProblemTexts } from "../../parts/editing/use-problem-texts.ts";

interface DetailsFormProps {
  readonly user: User;
  readonly onLeave: () => void;
}

/** One's own name; address and role are not one's own to change. */
export const DetailsForm = ({ user, onLeave }: DetailsFormProps) => {
  const { t } = useLingui();
  const { displayName } = useUser();
  // An address is no name.
  const called = displayName === user.email ? "" : displayName;
  const textsOf = useProblemTexts();
  const changed = useDetailsChanged();
  const editing = useEditing<User, PersonName>({
    name: "account",
    base: user,
    draftOf: (shown) => ownNameOf(shown ?? user, called),
    secrets: {},
    validate: (values) => textsOf(userFormProblems(values), PERSON_NAME_TEXTS),
    read: () => rereadOneself(user.userId),
    write: writeOwnName,
    tidied: (draft) => ownNameOf(withOwnName(user, draft), ""),
    told: (saved) => ({ _tag: "ItemSaved", name: displayNameOf(saved) }),
    onSaved: ({ userId }) => {
      changed(userId);
      onLeave();
    },
  });
  const { form } = editing;
  const labels = { firstName: t`First name`, lastName: t`Last name` };
  return (
    <EditingForm
      label={t`Your details`}
      editing={editing}
      namesakes={{ "profile.nombre": "firstName" }}
      words={{ labels }}
      onLeave={onLeave}
    >
      <TextInput
        label={t`Email`}
        value={user.email}
        dir="ltr"
        readOnly
        description={t`Belongs to the account`}
      />
      <TextInput
        label={labels.firstName}
        required
        autoComplete="given-name"
        {...form.getInputProps("firstName")}
      />
      <TextInput label={labels.lastName} autoComplete="family-name" {...form.getInputProps("lastName")} />
    </EditingForm>
  );
};
