import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Stack, Text } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import { type Change, changeOf, type Edit, isChosen } from "../../../domain/change.ts";
import type { RecordTarget } from "../../../domain/deletion.ts";
import { isAboveChef, ROLES } from "../../../domain/role.ts";
import type { DeletionView } from "../../../machines/deletion/deletion.view.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/lists/record-sources.ts";
import { ROLE_NAMES } from "../../parts/access/role-names.ts";
import { ChoiceSelect } from "../../parts/editing/ChoiceSelect.tsx";
import { Dialog } from "../../parts/overlay/Dialog.tsx";
import { focusOn } from "../../parts/opening/focus-on.ts";
import { useOffers } from "../../parts/question/use-offers.ts";
import { ReasonField } from "../../parts/reason/ReasonField.tsx";
import { type KeptReason, useKeptReason } from "../../parts/reason/use-kept-reason.ts";
import { PlainSelect } from "../../parts/select/PlainSelect.tsx";
import { askedOf } from "./change-texts.tsx";
import { TargetNames } from "./TargetNames.tsx";
import { WayBack } from "./WayBack.tsx";

interface EditFieldProps {
  readonly targets: ReadonlyArray<RecordTarget>;
  readonly edit: Edit;
  readonly onEdit: (edit: Edit) => void;
  /** Why it is done, as it was typed before. */
  readonly why: KeptReason;
  readonly onConfirm: () => void;
}

/** Why kitchens are banned; what was typed before counts at once. */
const Reason = ({ onEdit, why: { reason, keep }, onConfirm }: Omit<EditFieldProps, "targets" | "edit">) => {
  const say = (typed: string): void => onEdit({ _tag: "Ban", reason: typed });
  const sayAgain = useEffectEvent(() => {
    if (reason !== "") say(reason);
  });
  useEffect(() => sayAgain(), []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm();
      }}
    >
      <ReasonField
        // Whether reasons are kept may be known a moment after the dialog has taken the focus.
        ref={focusOn}
        value={reason}
        data-autofocus
        onChange={(typed) => {
          keep(typed);
          say(typed);
        }}
      />
    </form>
  );
};

const BanField = ({ targets, ...props }: Omit<EditFieldProps, "edit">) => {
  const { t } = useLingui();
  return (
    <>
      <SameAlready isBanned targets={targets} />
      <Text size="sm">{t`A banned kitchen is not shown to customers.`}</Text>
      {import.meta.env.VITE_MODERATION === "on" && <Text size="sm">{t`Reports about it stay open.`}</Text>}
      {useOffers("activity") && <Reason {...props} />}
    </>
  );
};

/** Whether those get the role as well whose address was not verified. */
const UnverifiedField = ({
  edit,
  onEdit,
}: Pick<EditFieldProps, "onEdit"> & { edit: Extract<Edit, { readonly _tag: "GiveRole" }> }) => (
  <label>
    <input
      type="checkbox"
      className="console-tick"
      checked={edit.allowUnverified ?? false}
      onChange={({ currentTarget }) => onEdit({ ...edit, allowUnverified: currentTarget.checked })}
    />{" "}
    <Trans>Also where the address is not verified</Trans>
  </label>
);

/** How many kitchens are banned already, or not at all, as they are to be. */
const SameAlready = ({ isBanned, targets }: { isBanned: boolean } & Pick<EditFieldProps, "targets">) => {
  const count = targets.filter((target) => target.isBanned === isBanned).length;
  if (count === 0) return null;
  return (
    <Text size="sm">
      {isBanned ? (
        <Plural
          value={count}
          one="# of them is banned already and stays as it is."
          other="# of them are banned already and stay as they are."
        />
      ) : (
        <Plural
          value={count}
          one="# of them is not banned and stays as it is."
          other="# of them are not banned and stay as they are."
        />
      )}
    </Text>
  );
};

/** What it means, or what it is changed to. */
const EditField = ({ edit, ...props }: EditFieldProps) => {
  const { targets, onEdit } = props;
  const { t } = useLingui();
  switch (edit._tag) {
    case "Ban":
      return <BanField {...props} />;
    case "LiftBan":
      return (
        <>
          <SameAlready isBanned={false} targets={targets} />
          <Text size="sm">
            <Plural
              value={targets.length}
              one="Customers can see it again."
              other="Customers can see them again."
            />
          </Text>
        </>
      );
    case "MoveToTribe":
      return edit.tribe === undefined ? null : (
        <ChoiceSelect
          label={t`Tribe`}
          placeholder={t`Choose a tribe`}
          data-autofocus
          resource="tribes"
          source={RECORD_SOURCES.tribes}
          chosen={isChosen(edit) ? { resource: "tribes", ...edit.tribe, picture: undefined } : undefined}
          value={edit.tribe.id}
          onChange={(id, name) => onEdit({ _tag: "MoveToTribe", tribe: { id, name: name ?? id } })}
        />
      );
    case "GiveRole":
      return (
        <>
          <PlainSelect
            label={t`Role`}
            isLabelled
            value={edit.role}
            data={ROLES.map((role) => ({ value: role, label: t(ROLE_NAMES[role]) }))}
            onChoose={(role) => onEdit({ _tag: "GiveRole", role })}
          />
          {isAboveChef(edit.role) && targets.some(({ isUnverified }) => isUnverified) && (
            <UnverifiedField edit={edit} onEdit={onEdit} />
          )}
        </>
      );
  }
};

const Question = ({ change, view }: { change: Change; view: DeletionView }) => {
  const { t } = useLingui();
  const targets = change.steps.map(({ target }) => target);
  const isBan = change.edit._tag === "Ban";
  const why = useKeptReason(targets.map(({ id }) => id));
  const confirm = isBan ? () => why.forgetBy(view.confirm) : view.confirm;
  const cancel = (): void => {
    if (isBan) why.forget();
    view.cancel();
  };
  return (
    <Stack gap="md">
      <TargetNames targets={targets} />
      <EditField
        targets={targets}
        edit={change.edit}
        onEdit={(edit) => view.askToChange(changeOf(targets, edit))}
        why={why}
        onConfirm={confirm}
      />
      <WayBack
        view={{ ...view, confirm, cancel }}
        isDangerous={isBan}
        refusal={isChosen(change.edit) ? undefined : t`Choose a tribe`}
      >
        {t(askedOf(change.edit, targets.length))}
      </WayBack>
    </Stack>
  );
};

/** The question before records are changed: which, to what, what that does, and that there is a way back. */
export const ChangeDialog = ({ isOpen, view }: { isOpen: boolean; view: DeletionView }) => {
  const { t } = useLingui();
  const { change } = view;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={view.cancel}
      title={change === undefined ? "" : t(askedOf(change.edit, change.steps.length))}
    >
      {change !== undefined && <Question change={change} view={view} />}
    </Dialog>
  );
};
