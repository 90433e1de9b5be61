import { createFileRoute } from "@tanstack/react-router";
import { birthDateView, loginView } from "../machines/auth/auth.view.ts";
import { useApp } from "../ui/app-context.ts";
import { LoginScreen } from "../ui/pages/sign-in/LoginScreen.tsx";
import { useView } from "../ui/use-view.ts";
import { visitorsOnly } from "./-guard.ts";

const Login = () => {
  const { auth } = useApp();
  return <LoginScreen view={useView(auth, loginView)} birthDate={useView(auth, birthDateView)} />;
};

/** What was asked for before signing in; whether it is a page of ours is decided where it is offered. */
const asked = (search: Record<string, unknown>): { from?: string } =>
  typeof search["from"] === "string" ? { from: search["from"] } : {};

export const Route = createFileRoute("/login")({
  validateSearch: asked,
  beforeLoad: visitorsOnly("login"),
  component: Login,
  // The first screen of most visits: one chunk with the rest of what it needs compresses better than two.
  codeSplitGroupings: [],
});
