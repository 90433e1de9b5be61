import { useLingui } from "@lingui/react/macro";
import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { createPortal } from "react-dom";
import { focusOn } from "../../parts/opening/focus-on.ts";

/** What was done in its place before the palette was there. */
export interface EarlyCommand {
  readonly query: string;
  readonly isSent: boolean;
}

export const NO_COMMAND: EarlyCommand = { query: "", isSent: false };

interface PaletteComingProps {
  readonly command: EarlyCommand;
  readonly onChange: (command: EarlyCommand) => void;
  readonly onClose: () => void;
}

/** In place of the palette while it is on its way: what is typed and sent is so to it, not to the page below. */
export const PaletteComing = ({ command, onChange, onClose }: PaletteComingProps) => {
  const { t } = useLingui();
  return createPortal(
    <div className="console-surface console-notice">
      <TextInput
        ref={focusOn}
        flex={1}
        variant="unstyled"
        aria-label={t`Search or run a command`}
        placeholder={t`Search or run a command`}
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        value={command.query}
        onChange={({ currentTarget }) => onChange({ query: currentTarget.value, isSent: false })}
        onKeyDown={({ key, nativeEvent }) => {
          if (nativeEvent.isComposing) return;
          if (key === "Escape") onClose();
          else if (key === "Enter") onChange({ ...command, isSent: command.query !== "" });
        }}
      />
    </div>,
    document.body,
  );
};
