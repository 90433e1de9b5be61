import { useLingui } from "@lingui/react/macro";
import { getDefaultZIndex, Modal } from "@mantine/core";
import { useState } from "react";
import type { RecordTarget } from "../../../domain/deletion.ts";
import type { ShellView } from "../../../machines/shell/shell.view.ts";
import { useBackCloses } from "../../parts/opening/use-back-closes.ts";
import { useRecordActions } from "../../parts/list/use-record-actions.ts";
import { useIsPhone } from "../../use-is-phone.ts";
import type { Entry } from "../shell/entry.ts";
import classes from "./CommandPalette.module.css";
import { CommandSearch } from "./CommandSearch.tsx";
import type { EarlyCommand } from "./PaletteComing.tsx";

interface CommandPaletteProps {
  readonly view: ShellView;
  readonly entries: ReadonlyArray<Entry>;
  readonly early: EarlyCommand;
}

const OnRecord = ({ record, ...props }: CommandPaletteProps & { record: RecordTarget }) => (
  <CommandSearch {...props} actions={useRecordActions(record)} />
);

/** It offers what can be done with the record whose page it was opened on: one that comes later moves nothing in it. */
const Search = (props: CommandPaletteProps) => {
  const [record] = useState(props.view.shown);
  return record === undefined ? (
    <CommandSearch {...props} actions={[]} />
  ) : (
    <OnRecord {...props} record={record} />
  );
};

/** Pages, actions, filters and records by a few letters; only what the role may use. It begins anew each time. */
export const CommandPalette = ({ isOpen, ...props }: CommandPaletteProps & { isOpen: boolean }) => {
  const { t } = useLingui();
  useBackCloses(isOpen, props.view.close);
  return (
    <Modal.Root
      opened={isOpen}
      onClose={props.view.close}
      returnFocus={false}
      fullScreen={useIsPhone()}
      size="lg"
      padding={0}
      // A toast would lie on its field.
      zIndex={getDefaultZIndex("overlay") + 1}
      classNames={{ content: classes["content"] ?? "" }}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t`Command palette`}>
        <Search {...props} />
      </Modal.Content>
    </Modal.Root>
  );
};
