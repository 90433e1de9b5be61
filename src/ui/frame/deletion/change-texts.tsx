import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type Change, type Deed, deedOf, type Edit } from "../../../domain/change.ts";
import type { RecordTarget } from "../../../domain/deletion.ts";
import { isRole } from "../../../domain/role.ts";
import { ROLE_NAMES } from "../../parts/access/role-names.ts";
import { TargetWords } from "./deletion-texts.tsx";

export const DEED_VERBS = {
  Ban: msg`Ban`,
  LiftBan: msg`Lift the ban`,
  MoveToTribe: msg`Move to a tribe`,
  LeaveTribe: msg`Remove from tribe`,
  GiveRole: msg`Change role`,
} as const satisfies Record<Deed, unknown>;

/** The verb of a change. */
export const verbOf = (edit: Edit): MessageDescriptor => DEED_VERBS[deedOf(edit)];

const OF_MANY: Readonly<Record<Deed, (count: number) => MessageDescriptor>> = {
  Ban: (count) => msg`${plural(count, { one: "Ban # kitchen", other: "Ban # kitchens" })}`,
  LiftBan: (count) =>
    msg`${plural(count, { one: "Lift the ban of # kitchen", other: "Lift the bans of # kitchens" })}`,
  MoveToTribe: (count) =>
    msg`${plural(count, { one: "Move # kitchen to a tribe", other: "Move # kitchens to a tribe" })}`,
  LeaveTribe: (count) =>
    msg`${plural(count, { one: "Remove # kitchen from its tribe", other: "Remove # kitchens from their tribes" })}`,
  GiveRole: (count) =>
    msg`${plural(count, { one: "Change the role of # user", other: "Change the roles of # users" })}`,
};

/** What is asked before a change of so many records. */
export const askedOf = (edit: Edit, count: number): MessageDescriptor =>
  count === 1 ? verbOf(edit) : OF_MANY[deedOf(edit)](count);

interface EditedProps {
  readonly edit: Edit;
  readonly targets: ReadonlyArray<RecordTarget>;
}

/** What happened to some records. */
const EditedWords = ({ edit, targets }: EditedProps) => {
  const { t } = useLingui();
  switch (edit._tag) {
    case "Ban":
      return (
        <Trans>
          <TargetWords targets={targets} say="Named" /> banned
        </Trans>
      );
    case "LiftBan":
      return (
        <Trans>
          Ban lifted: <TargetWords targets={targets} say="Named" />
        </Trans>
      );
    case "MoveToTribe": {
      const name = edit.tribe?.name;
      return name === undefined ? (
        <Trans>
          Removed from tribe: <TargetWords targets={targets} say="Named" />
        </Trans>
      ) : (
        <Trans>
          <TargetWords targets={targets} say="Named" /> moved to <bdi>{name}</bdi>
        </Trans>
      );
    }
    case "GiveRole": {
      const role = isRole(edit.role) ? t(ROLE_NAMES[edit.role]) : edit.role;
      return (
        <Trans>
          New role {role}: <TargetWords targets={targets} say="Named" />
        </Trans>
      );
    }
  }
};

/** What a change did; one that took another back says which. */
export const ChangeWords = ({ change, targets }: { change: Change; targets: ReadonlyArray<RecordTarget> }) =>
  change.isUndo ? (
    <Trans>
      Undone: <EditedWords edit={change.edit} targets={targets} />
    </Trans>
  ) : (
    <EditedWords edit={change.edit} targets={targets} />
  );
