import { useLingui } from "@lingui/react/macro";
import { Group, Text } from "@mantine/core";
import type { Activity } from "../../../domain/activity.ts";
import { kitchenOf, resourceOf } from "../../../domain/activity/named-records.ts";
import { OwnText } from "../../parts/value/CutText.tsx";
import { kindOf } from "./kinds.ts";
import { LoggedName } from "./LoggedName.tsx";

const WithoutPage = ({ entry }: { entry: Activity }) => {
  const kitchen = kitchenOf(entry);
  return kitchen === undefined ? (
    <Text component="span" size="sm">
      <OwnText text={entry.name ?? entry.recordId} most="NameTooLong" />
    </Text>
  ) : (
    <LoggedName resource="kitchens" id={kitchen} name={undefined} picture={undefined} />
  );
};

/** The record that an entry is about: by face and name where it has a page and is there, else by its kind. */
export const LoggedRecord = ({ entry }: { entry: Activity }) => {
  const { kind, recordId, name, picture, deleted = false } = entry;
  const { t } = useLingui();
  const resource = deleted ? undefined : resourceOf(kind);
  const words = t(kindOf(kind));
  return (
    // The one says what the other is: they come to stand on the same line.
    <Group component="span" gap="0.75rem" wrap="nowrap" miw={0}>
      <Text component="span" size="sm" c="dimmed">
        {words}
      </Text>
      {resource === undefined ? (
        <WithoutPage entry={entry} />
      ) : (
        <LoggedName resource={resource} id={recordId} name={name} picture={picture} />
      )}
    </Group>
  );
};
