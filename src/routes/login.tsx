import { createFileRoute } from "@tanstack/react-router";
import { useBirthDateView, useLoginView } from "../ui/frame/session/use-session-views.ts";
import { LoginScreen } from "../ui/pages/sign-in/LoginScreen.tsx";
import { guard } from "./-guard.ts";

const Login = () => <LoginScreen view={useLoginView()} birthDate={useBirthDateView()} />;

/** What was asked for before signing in; whether it is a page of ours is decided where it is offered (D5). */
const asked = (search: Record<string, unknown>): { from?: string } =>
  typeof search["from"] === "string" ? { from: search["from"] } : {};

export const Route = createFileRoute("/login")({
  validateSearch: asked,
  beforeLoad: guard("login"),
  component: Login,
  // The first screen of most visits: one chunk with the rest of what it needs compresses better than two.
  codeSplitGroupings: [],
});
