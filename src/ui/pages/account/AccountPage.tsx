import { useNavigate } from "@tanstack/react-router";
import type { AccountSources } from "../../../machines/use-cases/account/read-account.ts";
import { AccountScreen } from "./AccountScreen.tsx";
import { DetailsPage } from "./DetailsPage.tsx";

/** One's account, or the form of its details, whichever was read. */
export const AccountPage = (sources: AccountSources) => {
  const navigate = useNavigate();
  return "edited" in sources ? (
    <DetailsPage edited={sources.edited} onLeave={() => void navigate({ to: ".", search: {} })} />
  ) : (
    <AccountScreen {...sources} />
  );
};
