import { createFileRoute } from "@tanstack/react-router";
import { BusinessHome } from "../../ui/business/BusinessHome.tsx";
import { useAccount } from "../../ui/session/use-session-views.ts";

const Home = () => {
  const account = useAccount();
  return account === undefined ? null : <BusinessHome user={account.user} />;
};

export const Route = createFileRoute("/business/")({ component: Home });
