import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { homeOf } from "../../../domain/access.ts";
import type { User } from "../../../domain/user.ts";
import type { Read } from "../../../machines/app.ts";
import { useUser } from "../../app-context.ts";
import { EditingPage } from "../../parts/editing/EditingPage.tsx";
import { OpenedOn } from "../../parts/editing/OpenedOn.tsx";
import { DetailsForm } from "./DetailsForm.tsx";

interface DetailsPageProps {
  readonly edited: Promise<Read<User>>;
  readonly onLeave: () => void;
}

/** One's account while its details are edited; they have no path of their own. */
export const DetailsPage = ({ edited, onLeave }: DetailsPageProps) => {
  const { t } = useLingui();
  const account = {
    path: `${homeOf(useUser().role)}/account`,
    title: msg`Your account`,
    goTo: msg`Go to your account`,
  } as const;
  return (
    <OpenedOn source={edited} parent={account}>
      {(user) => (
        <EditingPage parent={account} title={t`Your details`}>
          <DetailsForm user={user} onLeave={onLeave} />
        </EditingPage>
      )}
    </OpenedOn>
  );
};
