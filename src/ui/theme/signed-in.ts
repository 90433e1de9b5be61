// Mantine's styles for what only signed-in pages draw.
import "@mantine/core/styles/ScrollArea.css";
import "@mantine/core/styles/CloseButton.css";
import "@mantine/core/styles/Anchor.css";
import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Drawer.css";
import "@mantine/core/styles/Popover.css";
import "@mantine/core/styles/Menu.css";
import "@mantine/core/styles/Tooltip.css";
import "@mantine/core/styles/Burger.css";
import "@mantine/core/styles/Skeleton.css";
import "@mantine/core/styles/Pagination.css";
import "@mantine/core/styles/Breadcrumbs.css";
import "@mantine/core/styles/Modal.css";
import "@mantine/core/styles/List.css";
import "@mantine/core/styles/Progress.css";
import "./floating.css";
