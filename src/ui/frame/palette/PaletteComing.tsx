import { useLingui } from "@lingui/react/macro";
import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { createPortal } from "react-dom";

interface PaletteComingProps {
  readonly onType: (query: string) => void;
  readonly onClose: () => void;
}

const takeFocus = (field: HTMLInputElement | null): void => field?.focus();

/** In place of the palette while it is on its way: what is typed is typed into it, not into the page below. */
export const PaletteComing = ({ onType, onClose }: PaletteComingProps) => {
  const { t } = useLingui();
  return createPortal(
    <div className="console-surface console-notice">
      <TextInput
        ref={takeFocus}
        flex={1}
        variant="unstyled"
        aria-label={t`Search or run a command`}
        placeholder={t`Search or run a command`}
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === "Escape") onClose();
        }}
      />
    </div>,
    document.body,
  );
};
