import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import type { Console } from "../machines/console.ts";

export const Route = createRootRouteWithContext<Console>()({ component: Outlet });
