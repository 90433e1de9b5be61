import { Trans, useLingui } from "@lingui/react/macro";
import type { FieldChange } from "../../../domain/activity.ts";
import { isRole } from "../../../domain/role.ts";
import type { ResourceName } from "../../../domain/resources.ts";
import { ROLE_NAMES } from "../../parts/access/role-names.ts";
import { ReferenceName } from "../../parts/face/ReferenceName.tsx";
import { OwnText } from "../../parts/value/CutText.tsx";
import { FIELDS } from "./activity-texts.ts";
import classes from "./activity.module.css";

/** The fields that name another record. */
const REFERENCES: Readonly<Record<string, ResourceName>> = {
  userChef: "users",
  leader: "users",
  member: "users",
  user: "users",
  target: "users",
  kitchen: "kitchens",
  tribe: "tribes",
};

const Value = ({ field, text }: { field: string; text: string | undefined }) => {
  const { t } = useLingui();
  const resource = REFERENCES[field];
  if (text === undefined || text === "") return "—";
  if (resource !== undefined)
    return <ReferenceName resource={resource} id={text} name={undefined} picture={undefined} />;
  if (field === "role" && isRole(text)) return t(ROLE_NAMES[text]);
  if (text === "true") return t`Yes`;
  if (text === "false") return t`No`;
  return <OwnText text={text} most="TextTooLong" />;
};

/** What became of each field. */
export const ChangedFields = ({ changes }: { changes: ReadonlyArray<FieldChange> }) => {
  const { t } = useLingui();
  return (
    <table className={classes["fields"]}>
      <thead>
        <tr>
          <th scope="col">{t`Field`}</th>
          <th scope="col">
            <Trans context="a change">Before</Trans>
          </th>
          <th scope="col">
            <Trans context="a change">After</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{FIELDS[field] === undefined ? field : t(FIELDS[field])}</th>
            <td>
              <Value field={field} text={before} />
            </td>
            <td>
              <Value field={field} text={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
