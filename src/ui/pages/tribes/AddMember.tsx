import { useLingui } from "@lingui/react/macro";
import { IconUserPlus } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useMemo } from "react";
import { formOf } from "../../../domain/drafts.ts";
import { type Id, isId } from "../../../domain/id.ts";
import type { Tribe } from "../../../domain/tribe.ts";
import { addMember } from "../../../machines/use-cases/records/additions.ts";
import { memberAmong, type TribeSources } from "../../../machines/use-cases/records/read-tribe.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/lists/record-sources.ts";
import { ChoiceSelect } from "../../parts/editing/ChoiceSelect.tsx";
import { readNothing } from "../../parts/editing/record-form.ts";
import { SmallForm } from "../../parts/editing/SmallForm.tsx";
import { useEditing } from "../../parts/editing/use-editing.ts";
import { useQuestion } from "../../parts/question/use-question.ts";

/** Who is chosen, and how whoever is told of it calls them, also where the page was loaded anew meanwhile. */
const NOBODY = { user: "", name: "" };

export interface AddMemberProps {
  readonly tribe: Tribe;
  /** Its members as they were read last. */
  readonly members: TribeSources["members"];
}

/** Somebody for a tribe, chosen by searching for them. */
export const AddMember = ({ tribe: { tribeId, name: tribe }, members }: AddMemberProps) => {
  const { t } = useLingui();
  const router = useRouter();
  const { answer, ask } = useQuestion<Id<"user"> | undefined>();
  const isMember = (user: string): boolean => answer?._tag === "Success" && answer.success === user;
  const alreadyMember = t`Already a member`;
  const editing = useEditing<void, typeof NOBODY>({
    name: `${formOf("tribes", tribeId)}/member`,
    base: undefined,
    draftOf: () => NOBODY,
    tidied: (draft) => draft,
    secrets: {},
    validate: ({ user }) => {
      if (!isId(user)) return { user: t`Choose a user` };
      return isMember(user) ? { user: alreadyMember } : {};
    },
    read: () => readNothing,
    write: ({ draft }) => addMember(tribeId, draft.user),
    told: (_, { user, name }) => ({ _tag: "MemberAdded", name: name === "" ? user : name, tribe }),
    onSaved: () => void router.invalidate(),
  });
  const { form } = editing;
  const { user } = form.values;
  const askOf = useEffectEvent((id: string) => {
    if (form.errors["user"] === alreadyMember) form.clearFieldError("user");
    ask(memberAmong(tribeId)(id));
  });
  // Whoever is chosen may have been removed meanwhile, or added elsewhere.
  const chosen = useMemo(() => ({ user, among: members }), [user, members]);
  useEffect(() => {
    if (isId(chosen.user)) askOf(chosen.user);
  }, [chosen]);
  const label = t`New member`;
  return (
    <SmallForm
      label={t`Add member`}
      editing={editing}
      words={{ labels: { user: label, name: label } }}
      button={t`Add member`}
      icon={<IconUserPlus size={16} stroke={1.5} aria-hidden />}
    >
      <ChoiceSelect
        label={label}
        placeholder={t`Search users`}
        resource="users"
        source={RECORD_SOURCES.users}
        chosen={undefined}
        {...form.getInputProps("user")}
        onChange={(id, name = "") => form.setValues({ user: id, name })}
        {...(isMember(user) && { error: alreadyMember })}
        value={user}
      />
    </SmallForm>
  );
};
