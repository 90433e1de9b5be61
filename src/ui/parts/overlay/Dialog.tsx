import { useLingui } from "@lingui/react/macro";
import { Modal, type ModalProps } from "@mantine/core";
import type { ReactNode } from "react";
import { OwnScreen } from "../feedback/TryAgain.tsx";
import { openedAs } from "../opening/opened-as.ts";

interface DialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly size?: NonNullable<ModalProps["size"]>;
  readonly children: ReactNode;
}

/** A question or a task over the page: in its middle, or on a phone a sheet at its end. */
export const Dialog = ({ isOpen, title, onClose, size = "md", children }: DialogProps) => {
  const { t } = useLingui();
  return (
    <Modal
      {...openedAs(isOpen)}
      onClose={onClose}
      title={title}
      size={size}
      centered
      transitionProps={{ duration: 100 }}
      closeButtonProps={{ "aria-label": t`Close` }}
    >
      <OwnScreen>{children}</OwnScreen>
    </Modal>
  );
};
