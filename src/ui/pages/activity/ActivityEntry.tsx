import { useLingui } from "@lingui/react/macro";
import { Group, Stack, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { Activity } from "../../../domain/activity.ts";
import { userReference } from "../../../domain/reference.ts";
import { usePrinting } from "../../parts/paper/use-printing.ts";
import { SmallMoment } from "../../parts/time/Moment.tsx";
import { OwnText } from "../../parts/value/CutText.tsx";
import { deed } from "./activity-texts.ts";
import classes from "./activity.module.css";
import { ChangedFields, FieldNames } from "./ChangedFields.tsx";
import { LoggedName } from "./LoggedName.tsx";
import { RevertButton } from "./RevertButton.tsx";
import { ShortChange, shortChangeOf } from "./ShortChange.tsx";
import { useSaid } from "./use-said.ts";

interface ActivityEntryProps {
  readonly entry: Activity;
  /** The entries that are shown with it, newest first. */
  readonly among: ReadonlyArray<Activity>;
  /** The record that it is about, where that is not the page's own. */
  readonly record?: ReactNode;
}

/** Who did what, when and why; field by field for whoever opens it, and on paper. */
export const ActivityEntry = ({ entry, among, record }: ActivityEntryProps) => {
  const { t } = useLingui();
  const [isOpened, setIsOpened] = useState(false);
  const isPrinted = usePrinting() !== undefined;
  const isOpen = isOpened || isPrinted;
  const { operation, person, creationDate, changes, reason } = entry;
  const isGone = operation.endsWith(".remove");
  const told = isGone ? changes.filter(({ before = "" }) => before !== "") : changes;
  // A ban says by itself what changed.
  const named = operation.endsWith(".edit") ? told.filter(({ field }) => field !== "banned") : [];
  const short = shortChangeOf(entry, useSaid());
  return (
    <Stack gap="0.5rem" py="sm">
      <Group gap="0.25rem 0.75rem">
        {person !== undefined && <LoggedName {...userReference(person)} />}
        <Text component="span" size="sm" fw={500}>
          {t(deed(entry, among))}
        </Text>
        {short && <ShortChange {...short} />}
        {record}
        <SmallMoment at={creationDate} />
        <RevertButton entry={entry} known={among} />
      </Group>
      {reason !== undefined && reason !== "" && (
        <Text size="sm">
          <OwnText text={reason} most="TextTooLong" />
        </Text>
      )}
      {told.length > (short === undefined ? 0 : 1) && (
        <details
          open={isOpen}
          // Printing opens and closes it, too.
          onToggle={({ currentTarget: { open } }) => open !== isOpen && setIsOpened(open)}
        >
          <summary className={classes["summary"]}>
            {isOpen ? t`Hide changes` : t`Show changes`}
            {/* Without a space, Arabic letters join over what only style sets apart. */}
            {!isOpen && named.length > 0 && (
              <>
                {" "}
                <FieldNames changes={named} />
              </>
            )}
          </summary>
          {/* What nobody looks at asks for no names. */}
          {isOpen && (
            <div className={classes["frame"]}>
              <ChangedFields changes={told} isGone={isGone} />
            </div>
          )}
        </details>
      )}
    </Stack>
  );
};
