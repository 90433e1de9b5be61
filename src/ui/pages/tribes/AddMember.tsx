import { useLingui } from "@lingui/react/macro";
import { IconUserPlus } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import * as Effect from "effect/Effect";
import { useEffect, useEffectEvent, useState } from "react";
import { formOf } from "../../../domain/drafts.ts";
import { type Id, isId } from "../../../domain/id.ts";
import type { Tribe } from "../../../domain/tribe.ts";
import { addMember } from "../../../machines/use-cases/change-records.ts";
import { memberAmong } from "../../../machines/use-cases/read-tribe.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/record-sources.ts";
import { ChoiceSelect } from "../../parts/editing/ChoiceSelect.tsx";
import { readNothing } from "../../parts/editing/record-form.ts";
import { SmallForm } from "../../parts/editing/SmallForm.tsx";
import { useEditing } from "../../parts/editing/use-editing.ts";
import { useQuestion } from "../../parts/question/use-question.ts";

const NOBODY = { user: "" };

/** Somebody for a tribe, chosen by searching for them. */
export const AddMember = ({ tribe: { tribeId, name: tribe } }: { tribe: Tribe }) => {
  const { t } = useLingui();
  const router = useRouter();
  const { answer, ask } = useQuestion<Id<"user"> | undefined>();
  const [names] = useState(() => new Map<string, string>());
  const isMember = (user: string): boolean => answer?._tag === "Success" && answer.success === user;
  const alreadyMember = t`Already a member`;
  const editing = useEditing<string, typeof NOBODY>({
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
    write: ({ draft }) => Effect.as(addMember(tribeId, draft.user), names.get(draft.user) ?? draft.user),
    told: (name) => ({ _tag: "MemberAdded", name, tribe }),
    onSaved: () => void router.invalidate(),
  });
  const { form } = editing;
  const { user } = form.values;
  const askOf = useEffectEvent((id: string) => ask(memberAmong(tribeId)(id)));
  useEffect(() => {
    if (isId(user)) askOf(user);
  }, [user]);
  const label = t`New member`;
  return (
    <SmallForm
      label={t`Add member`}
      editing={editing}
      words={{ labels: { user: label }, valueText: (_, value) => String(value) }}
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
        onChange={(id, name) => {
          if (name !== undefined) names.set(id, name);
          form.setFieldValue("user", id);
        }}
        {...(isMember(user) && { error: alreadyMember })}
        value={user}
      />
    </SmallForm>
  );
};
