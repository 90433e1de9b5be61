import { useLingui } from "@lingui/react/macro";
import type { Dated } from "../../../domain/instant.ts";
import { CREATED } from "../list/table/time-column.tsx";
import { Field } from "../section/Fields.tsx";
import { Moment } from "../time/Moment.tsx";

/** Since when a record is there, where that is known. */
export const CreatedField = ({ record: { creationDate } }: { record: Dated }) => {
  const { t } = useLingui();
  return (
    creationDate !== undefined && (
      <Field label={t(CREATED)}>
        <Moment at={creationDate} withDay />
      </Field>
    )
  );
};
