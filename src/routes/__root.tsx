import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import type { App } from "../machines/app.ts";
import { useHeadingFocus } from "../ui/frame/shell/use-heading-focus.ts";
import { useKeptFocus } from "../ui/frame/shell/use-kept-focus.ts";

const Root = () => {
  useHeadingFocus();
  useKeptFocus();
  return <Outlet />;
};

export const Route = createRootRouteWithContext<App>()({ component: Root });
