import { useLingui } from "@lingui/react/macro";
import { Modal, type ModalProps } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import { PHONE } from "../../theme/breakpoints.ts";

interface DialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly size?: NonNullable<ModalProps["size"]>;
  readonly children: ReactNode;
}

/** A question or a task over the page: in its middle, or on a phone a sheet as high as the screen. */
export const Dialog = ({ isOpen, title, onClose, size = "md", children }: DialogProps) => {
  const { t } = useLingui();
  const isPhone = useMediaQuery(PHONE);
  return (
    <Modal
      opened={isOpen}
      // Mantine's trap asks for the focus a moment late: not once it is on its way out.
      inert={!isOpen}
      onClose={onClose}
      title={title}
      size={size}
      fullScreen={isPhone}
      centered
      transitionProps={{ duration: 100 }}
      closeButtonProps={{ "aria-label": t`Close` }}
    >
      {children}
    </Modal>
  );
};
