import { useLingui } from "@lingui/react/macro";
import { Drawer } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { SIDEBAR_WIDTH_PX } from "../../../domain/product.ts";
import { openedAs } from "../../parts/opening/opened-as.ts";
import { useBackCloses } from "../../parts/opening/use-back-closes.ts";
import { WIDE } from "../../theme/breakpoints.ts";
import classes from "./MenuDrawer.module.css";

interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The sidebar on small screens: a drawer that keeps the focus and gives it back, and closes where there is room for the sidebar. */
export const MenuDrawer = ({ isOpen, title, onClose, children }: MenuDrawerProps) => {
  const { t } = useLingui();
  const isWide = useMediaQuery(WIDE);
  useBackCloses(isOpen, onClose);
  const closeAsNotNeeded = useEffectEvent(onClose);
  useEffect(() => {
    if (isOpen && isWide === true) closeAsNotNeeded();
  }, [isOpen, isWide]);
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
