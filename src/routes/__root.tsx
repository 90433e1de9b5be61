import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import type { App } from "../machines/app.ts";

export const Route = createRootRouteWithContext<App>()({ component: Outlet });
