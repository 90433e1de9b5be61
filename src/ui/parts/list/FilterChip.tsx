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
  /** What the record is to those that pass, such as "Chef". */
  readonly label: string;
  readonly resource: ResourceName;
  readonly id: string;
  readonly onRemove: () => void;
}

/** A list narrowed to the records of another one, by its name; its id stands there until that is known. */
export const FilterChip = ({ label, resource, id, onRemove }: FilterChipProps) => {
  const { t } = useLingui();
  const { role } = useUser();
  const { answer, ask } = useQuestion<Choice>();
  const learnTheName = useEffectEvent((list: ResourceName, named: string) => {
    if (permits(role, RESOURCES[list].permissions.read)) ask(RECORD_SOURCES[list].choice(named));
  });
  useEffect(() => learnTheName(resource, id), [resource, id]);
  const name = answer?._tag === "Success" ? answer.success.name : id;
  return (
    <Button
      variant="default"
      radius="xl"
      rightSection={<IconX size={16} stroke={1.5} aria-hidden />}
      aria-label={t`Remove the filter: ${label}, ${name}`}
      onClick={onRemove}
    >
      <span dir="auto">{t`${label}: ${name}`}</span>
    </Button>
  );
};
