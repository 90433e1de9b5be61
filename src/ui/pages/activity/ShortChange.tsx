import { Trans } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import type { Activity, FieldChange } from "../../../domain/activity.ts";
import { tellingChange } from "../../../domain/activity/telling-change.ts";
import { referredBy } from "../../../domain/activity/named-records.ts";
import { FieldName, Value } from "./ChangedFields.tsx";
import type { Said } from "./use-said.ts";

/** So many characters have room beside what was done. */
const SHORT = 40;

/** What says by itself what became of it, next to what was done. */
const MEMBER = "member";

/**
 * The one field that an edit changed or was about, where a line has room for both values, or who came or went; a ban says
 * what it is without them.
 */
export const shortChangeOf = (entry: Activity, said: Said): FieldChange | undefined => {
  const { operation, changes } = entry;
  const only = changes.length === 1 ? changes[0] : tellingChange(entry);
  if (only === undefined) return undefined;
  if (only.field === MEMBER) return only;
  if (!operation.endsWith(".edit")) return undefined;
  const { field, before = "", after = "" } = only;
  const isShort = [before, after].every((value) => said(field, value).length <= SHORT);
  return isShort && field !== "banned" && referredBy(field) === undefined ? only : undefined;
};

/** What became of one field, in a line. */
export const ShortChange = ({ field, before, after }: FieldChange) =>
  field === MEMBER ? (
    <Value field={field} text={after ?? before} />
  ) : (
    <Text component="span" size="sm">
      <Trans>
        <FieldName field={field} />: <Value field={field} text={before} /> →{" "}
        <Value field={field} text={after} />
      </Trans>
    </Text>
  );
