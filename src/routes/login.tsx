import { createFileRoute } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { loginView } from "../machines/auth/auth.view.ts";
import { useConsole } from "../ui/console-context.ts";
import { LoginScreen } from "../ui/sign-in/LoginScreen.tsx";
import { guard } from "./-guard.ts";

const Login = () => {
  const { auth } = useConsole();
  const snapshot = useSelector(auth, (state) => state);
  return <LoginScreen view={loginView(snapshot, auth.send)} />;
};

export const Route = createFileRoute("/login")({
  beforeLoad: guard("login"),
  component: Login,
  // The first screen of most visits: one chunk with the rest of what it needs compresses better than two.
  codeSplitGroupings: [],
});
