import { createFileRoute } from "@tanstack/react-router";
import { guard } from "./-guard.ts";

export const Route = createFileRoute("/")({ beforeLoad: guard("root") });
