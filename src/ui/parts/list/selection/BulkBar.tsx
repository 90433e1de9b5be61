import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, Group, Text } from "@mantine/core";
import { IconDownload, IconTrash, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { isRecord, type Target } from "../../../../domain/deletion.ts";
import { isTheirsToDelete } from "../../../../domain/moderation/is-theirs-to-delete.ts";
import { isResource, type ListName } from "../../../../domain/resources.ts";
import type { SelectedRecords } from "../../../../domain/lists/selection.ts";
import { useUser } from "../../../app-context.ts";
import { pressing } from "../../access/refused.ts";
import { useRefusal } from "../../access/use-refusal.ts";
import { NOT_THEIRS, OTHERS_LEFT_OUT } from "../../contribution/contribution-words.tsx";
import { BulkMenu } from "./BulkMenu.tsx";
import signs from "../../action/signs.module.css";
import classes from "./BulkBar.module.css";

interface BulkBarProps {
  readonly list: ListName;
  readonly selection: SelectedRecords;
  /** The way to everything that the list lets through. */
  readonly children: ReactNode;
  readonly onDelete: (targets: ReadonlyArray<Target>) => void;
  readonly onExport: (ids: ReadonlyArray<string>) => void;
  readonly onClear: () => void;
}

/** What can be done with everything that is selected. It stays in sight while the list scrolls. */
export const BulkBar = ({ list, selection, children, onDelete, onExport, onClear }: BulkBarProps) => {
  const { t, i18n } = useLingui();
  const user = useUser();
  const deletable = [...selection.values()].filter((target) => isTheirsToDelete(user, target));
  const isOfRecords = isResource(list);
  const notTheirs = isOfRecords ? t`You cannot delete your own account.` : t(NOT_THEIRS);
  const refusal =
    useRefusal(isOfRecords ? `${list}.delete` : `${list}.read`) ??
    (deletable.length === 0 ? notTheirs : undefined);
  if (selection.size === 0) return null;
  return (
    <section aria-label={t`Selection`} data-selection className={`console-off-paper ${classes["bar"] ?? ""}`}>
      <span role="status" data-count={i18n.number(selection.size)}>
        <Plural value={selection.size} one="# selected" other="# selected" />
        {deletable.length < selection.size && (
          <Text size="xs">{isOfRecords ? t`Your own account is left out.` : t(OTHERS_LEFT_OUT)}</Text>
        )}
      </span>
      <Group gap="xs" className={`${signs["signs"] ?? ""} ${classes["actions"] ?? ""}`}>
        {children}
        {isOfRecords && <BulkMenu list={list} targets={deletable.filter(isRecord)} />}
        <Button
          id="delete-selection"
          size="compact-md"
          color="red"
          variant="light"
          leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
          {...pressing(refusal, () => onDelete(deletable))}
        >
          <Trans>Delete</Trans>
        </Button>
        <Button
          size="compact-md"
          variant="default"
          title={t`Export selection`}
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
          onClick={() => onExport([...selection.keys()])}
        >
          <Trans>Export selection</Trans>
        </Button>
        <ActionIcon variant="subtle" title={t`Clear selection`} onClick={onClear}>
          <IconX size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Group>
    </section>
  );
};
