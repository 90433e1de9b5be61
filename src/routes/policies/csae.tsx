import { createFileRoute } from "@tanstack/react-router";
import { ChildSafetyPolicy } from "../../ui/pages/policies/ChildSafetyPolicy.tsx";
import { prepared } from "../-guard.ts";

export const Route = createFileRoute("/policies/csae")({
  beforeLoad: prepared,
  component: ChildSafetyPolicy,
});
