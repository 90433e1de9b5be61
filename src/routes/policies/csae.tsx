import { createFileRoute } from "@tanstack/react-router";
import { ChildSafetyPolicy } from "../../ui/policies/ChildSafetyPolicy.tsx";

export const Route = createFileRoute("/policies/csae")({ component: ChildSafetyPolicy });
