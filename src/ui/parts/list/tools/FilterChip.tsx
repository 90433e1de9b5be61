import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { ResourceName } from "../../../../domain/resources.ts";
import { useRecordName } from "../../question/use-record-name.ts";
import { inOnePiece } from "../../value/in-one-piece.ts";

interface FilterChipProps {
  /** What is asked of those that pass, such as "Chef". */
  readonly label: string;
  readonly name: string;
  readonly onRemove: () => void;
}

/** Whoever takes a filter off goes on at the next one, or the one before, once this one has gone. */
const goOnFrom = (chip: HTMLElement): void => {
  const item = chip.closest("li");
  (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector("button")?.focus();
};

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
      onClick={({ currentTarget }) => {
        goOnFrom(currentTarget);
        onRemove();
      }}
    >
      <span dir="auto">{t`${label}: ${{ name: inOnePiece(name) }}`}</span>
    </Button>
  );
};

interface RecordChipProps extends Omit<FilterChipProps, "name"> {
  readonly resource: ResourceName;
  readonly id: string;
}

/** A filter by another record, by its name. */
export const RecordChip = ({ resource, id, ...props }: RecordChipProps) => (
  <FilterChip {...props} name={useRecordName(resource, id)} />
);
