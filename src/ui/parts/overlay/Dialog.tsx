import { useLingui } from "@lingui/react/macro";
import { Modal, type ModalProps } from "@mantine/core";
import type { ReactNode } from "react";
import { expiryView } from "../../../machines/auth/auth.view.ts";
import { useApp } from "../../app-context.ts";
import { useView } from "../../use-view.ts";
import { OwnScreen } from "../feedback/TryAgain.tsx";
import { focusOn } from "../opening/focus-on.ts";
import { openedAs } from "../opening/opened-as.ts";
import { useBackCloses } from "../opening/use-back-closes.ts";
import { useFocusBack } from "../opening/use-focus-back.ts";
import { ExpiredSession } from "./ExpiredSession.tsx";

interface DialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly size?: NonNullable<ModalProps["size"]>;
  readonly children: ReactNode;
}

/** The library asks for the focus a moment late, and the next key may be there by then. */
const focusInside = (dialog: HTMLElement | null): void =>
  focusOn(dialog?.querySelector<HTMLElement>("[data-autofocus]") ?? null);

/** A question or a task over the page: in its middle, or on a phone a sheet at its end. */
export const Dialog = ({ isOpen, title, onClose, size = "md", children }: DialogProps) => {
  const { t } = useLingui();
  // The library draws one that is open from the first at once, and any other some frames later.
  const { count } = useFocusBack(isOpen);
  useBackCloses(isOpen, onClose);
  // The page's own notice lies below, where nobody reaches it without giving up what is here.
  const expiry = useView(useApp().auth, expiryView);
  return (
    <Modal
      key={count}
      ref={focusInside}
      {...openedAs(isOpen)}
      onClose={onClose}
      title={title}
      size={size}
      centered
      returnFocus={false}
      transitionProps={{ duration: 100 }}
      closeButtonProps={{ "aria-label": t`Close` }}
    >
      <OwnScreen>
        {expiry !== undefined && <ExpiredSession view={expiry} role="group" />}
        {children}
      </OwnScreen>
    </Modal>
  );
};
