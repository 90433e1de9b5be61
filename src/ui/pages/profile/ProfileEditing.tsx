import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { BusinessProfile } from "../../../domain/business.ts";
import type { Read } from "../../../machines/app.ts";
import { Permitted } from "../../parts/access/Permitted.tsx";
import { EditingPage } from "../../parts/editing/EditingPage.tsx";
import { OpenedOn } from "../../parts/editing/OpenedOn.tsx";
import { ProfileEditor } from "./ProfileEditor.tsx";

interface ProfileEditingProps {
  readonly profile: Promise<Read<BusinessProfile>>;
  readonly onLeave: () => void;
}

const HOME = {
  path: "/business",
  title: msg`Business dashboard`,
  goTo: msg`Go to the business dashboard`,
} as const;

/** The business home while its profile is edited; it has no page of its own. */
export const ProfileEditing = ({ profile, onLeave }: ProfileEditingProps) => {
  const { t } = useLingui();
  return (
    <Permitted permission="business.update" parent={HOME}>
      <OpenedOn source={profile} parent={HOME}>
        {(opened) => (
          <EditingPage parent={HOME} title={t`Business profile`}>
            <ProfileEditor profile={opened} onLeave={onLeave} />
          </EditingPage>
        )}
      </OpenedOn>
    </Permitted>
  );
};
