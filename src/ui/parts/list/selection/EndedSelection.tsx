import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, Group } from "@mantine/core";
import { IconArrowBackUp, IconX } from "@tabler/icons-react";
import signs from "../../action/signs.module.css";
import classes from "./BulkBar.module.css";

interface EndedSelectionProps {
  readonly count: number;
  readonly onTakeAgain: () => void;
  readonly onClose: () => void;
}

/**
 * Says how many records another search or filter let go, where the bar was that they were acted on with, and leads back.
 * It stands there before it says so: else nothing is heard.
 */
export const EndedSelection = ({ count, onTakeAgain, onClose }: EndedSelectionProps) => {
  const { t, i18n } = useLingui();
  return (
    <div {...(count > 0 && { className: `console-off-paper ${classes["bar"] ?? ""}` })}>
      <span role="status" data-count={i18n.number(count)}>
        {count > 0 && (
          <Plural
            value={count}
            one="# record is no longer selected"
            other="# records are no longer selected"
          />
        )}
      </span>
      {count > 0 && (
        <Group gap="xs" className={`${signs["signs"] ?? ""} ${classes["actions"] ?? ""}`}>
          <Button
            id="select-again"
            size="compact-md"
            variant="default"
            leftSection={<IconArrowBackUp size={16} stroke={1.5} aria-hidden />}
            onClick={onTakeAgain}
          >
            <Trans>Select again</Trans>
          </Button>
          <ActionIcon variant="subtle" title={t`Close`} onClick={onClose}>
            <IconX size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Group>
      )}
    </div>
  );
};
