import { useLingui } from "@lingui/react/macro";
import type { BusinessProfile } from "../../../domain/business.ts";
import type { UserId } from "../../../domain/id.ts";
import type { Read } from "../../../machines/app.ts";
import { Permitted } from "../../parts/access/Permitted.tsx";
import { EditingPage } from "../../parts/editing/EditingPage.tsx";
import { OpenedOn } from "../../parts/editing/OpenedOn.tsx";
import { BusinessForm } from "./BusinessForm.tsx";

interface ProfileEditingProps {
  readonly owner: UserId;
  readonly profile: Read<BusinessProfile>;
  readonly onLeave: () => void;
  readonly onRetry: () => void;
}

/** The business home while its profile is edited (D2: no page of its own). */
export const ProfileEditing = ({ owner, profile, onLeave, onRetry }: ProfileEditingProps) => {
  const { t } = useLingui();
  const list = { to: "/business", title: t`Business dashboard` } as const;
  return (
    <Permitted permission="business.update">
      <OpenedOn result={profile} list={list} onRetry={onRetry}>
        {(opened) => (
          <EditingPage list={list} title={t`Business profile`}>
            <BusinessForm owner={owner} profile={opened} onLeave={onLeave} />
          </EditingPage>
        )}
      </OpenedOn>
    </Permitted>
  );
};
