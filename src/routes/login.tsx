import { createFileRoute } from "@tanstack/react-router";
import { useLoginView } from "../ui/session/use-session-views.ts";
import { LoginScreen } from "../ui/sign-in/LoginScreen.tsx";
import { guard } from "./-guard.ts";

const Login = () => <LoginScreen view={useLoginView()} />;

export const Route = createFileRoute("/login")({
  beforeLoad: guard("login"),
  component: Login,
  // The first screen of most visits: one chunk with the rest of what it needs compresses better than two.
  codeSplitGroupings: [],
});
