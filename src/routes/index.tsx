import { createFileRoute } from "@tanstack/react-router";
import { visitorsOnly } from "./-guard.ts";

export const Route = createFileRoute("/")({ beforeLoad: visitorsOnly("root") });
