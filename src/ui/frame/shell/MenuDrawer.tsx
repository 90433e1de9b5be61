import { useLingui } from "@lingui/react/macro";
import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import { SIDEBAR_WIDTH_PX } from "../../../domain/product.ts";
import { openedAs } from "../../parts/opening/opened-as.ts";
import classes from "./MenuDrawer.module.css";

interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The sidebar on small screens: a drawer that keeps the focus and gives it back. */
export const MenuDrawer = ({ isOpen, title, onClose, children }: MenuDrawerProps) => {
  const { t } = useLingui();
  return (
    <Drawer
      {...openedAs(isOpen)}
      onClose={onClose}
      title={title}
      size={SIDEBAR_WIDTH_PX}
      hiddenFrom="md"
      padding={0}
      transitionProps={{ duration: 150 }}
      classNames={{
        content: classes["content"] ?? "",
        header: classes["head"] ?? "",
        body: classes["body"] ?? "",
      }}
      closeButtonProps={{ "aria-label": t`Close menu` }}
    >
      {children}
    </Drawer>
  );
};
