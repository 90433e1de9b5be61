import { Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { Fragment } from "react";
import type { FieldChange } from "../../../domain/activity.ts";
import { referredBy } from "../../../domain/activity/named-records.ts";
import { OwnText } from "../../parts/value/CutText.tsx";
import { fieldWords } from "./activity-texts.ts";
import classes from "./activity.module.css";
import { LoggedName } from "./LoggedName.tsx";
import { useSaid } from "./use-said.ts";

export const Value = ({ field, text }: { field: string; text: string | undefined }) => {
  const said = useSaid();
  const resource = referredBy(field);
  if (text === undefined || text === "") return "—";
  if (resource !== undefined)
    return <LoggedName resource={resource} id={text} name={undefined} picture={undefined} />;
  const words = said(field, text);
  return words === text ? <OwnText text={text} most="TextTooLong" /> : words;
};

export const FieldName = ({ field }: { field: string }) => {
  const { t } = useLingui();
  const words = fieldWords(field);
  return words === undefined ? field : t(words);
};

/** Which fields they are of, in a line. */
export const FieldNames = ({ changes }: { changes: ReadonlyArray<FieldChange> }) => (
  <Text component="span" size="xs" c="dimmed" ms="sm">
    {changes.map(({ field }, index) => (
      <Fragment key={field}>
        {index > 0 && " · "}
        <FieldName field={field} />
      </Fragment>
    ))}
  </Text>
);

interface ChangedFieldsProps {
  readonly changes: ReadonlyArray<FieldChange>;
  /** Whether the record went with them: what it said is all that there is to tell. */
  readonly isGone?: boolean;
}

/** What became of each field. */
export const ChangedFields = ({ changes, isGone = false }: ChangedFieldsProps) => {
  const { t } = useLingui();
  return (
    <table className={classes["fields"]}>
      <thead>
        <tr>
          <th scope="col">{t`Field`}</th>
          <th scope="col">
            <Trans context="a change">Before</Trans>
          </th>
          {!isGone && (
            <th scope="col">
              <Trans context="a change">After</Trans>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">
              <FieldName field={field} />
            </th>
            <td>
              <Value field={field} text={before} />
            </td>
            {!isGone && (
              <td>
                <Value field={field} text={after} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
