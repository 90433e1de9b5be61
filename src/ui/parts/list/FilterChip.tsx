import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useEffect, useEffectEvent } from "react";
import { permits } from "../../../domain/permission.ts";
import { RESOURCES, type ResourceName } from "../../../domain/resources.ts";
import type { Choice } from "../../../machines/use-cases/record-source.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/record-sources.ts";
import { useUser } from "../../app-context.ts";
import { useQuestion } from "../question/use-question.ts";

interface FilterChipProps {
  /** What is asked of those that pass, such as "Chef". */
  readonly label: string;
  readonly name: string;
  readonly onRemove: () => void;
}

/** A filter that is on, and the way to take it off. */
export const FilterChip = ({ label, name, onRemove }: FilterChipProps) => {
  const { t } = useLingui();
  return (
    <Button
      size="compact-md"
      variant="default"
      radius="xl"
      rightSection={<IconX size={14} stroke={1.75} aria-hidden />}
      aria-label={t`Remove the filter: ${label}, ${name}`}
      onClick={onRemove}
    >
      <span dir="auto">{t`${label}: ${name}`}</span>
    </Button>
  );
};

interface RecordChipProps extends Omit<FilterChipProps, "name"> {
  readonly resource: ResourceName;
  readonly id: string;
}

/** A filter by another record, by its name; its id stands there until that is known. */
export const RecordChip = ({ resource, id, ...props }: RecordChipProps) => {
  const { role } = useUser();
  const { answer, ask } = useQuestion<Choice>();
  const learnTheName = useEffectEvent((list: ResourceName, named: string) => {
    if (permits(role, RESOURCES[list].permissions.read)) ask(RECORD_SOURCES[list].choice(named));
  });
  useEffect(() => learnTheName(resource, id), [resource, id]);
  return <FilterChip {...props} name={answer?._tag === "Success" ? answer.success.name : id} />;
};
