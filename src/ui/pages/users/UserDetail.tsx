import { useLingui } from "@lingui/react/macro";
import { Group } from "@mantine/core";
import { IconUserMinus } from "@tabler/icons-react";
import type { User } from "../../../domain/user.ts";
import { kitchenReference, tribeReference } from "../../../domain/reference.ts";
import type { UserSources } from "../../../machines/use-cases/records/read-user.ts";
import { useIsAdmin } from "../../parts/access/use-is-admin.ts";
import { useRefusal } from "../../parts/access/use-refusal.ts";
import { LatestActivity, LatestDeeds } from "../activity/activity-view.tsx";
import { DateSection } from "../../parts/detail/DateSection.tsx";
import { DetailPage } from "../../parts/detail/DetailPage.tsx";
import type { DetailProps } from "../../parts/detail/RecordPage.tsx";
import { Field } from "../../parts/section/Fields.tsx";
import { CommentSection } from "../../parts/detail/CommentSection.tsx";
import { PersonPictures } from "../../parts/pictures/PersonPictures.tsx";
import { EmailAddress } from "../../parts/value/EmailAddress.tsx";
import { ReferenceName } from "../../parts/face/ReferenceName.tsx";
import { ReportSection } from "../../parts/detail/ReportSection.tsx";
import { RemoveIcon } from "../../parts/detail/RemoveIcon.tsx";
import { RelatedSection } from "../../parts/detail/RelatedSection.tsx";
import classes from "./UserDetail.module.css";
import { AddressState, UserRole, UserStatus, usersView } from "./users-view.tsx";

export const UserDetail = ({ record: user, sources }: DetailProps<User, UserSources>) => {
  const { t } = useLingui();
  const isAdmin = useIsAdmin();
  const refusal = useRefusal("tribes.update");
  const name = usersView.source.definition.nameOf(user);
  return (
    <DetailPage
      view={usersView}
      record={user}
      sources={sources}
      picture={user.profile.imageUrl}
      state={<UserStatus />}
      facts={
        <>
          <Field label={t`Email`}>
            <Group component="span" gap="0 0.5rem">
              <EmailAddress email={user.email} />
              {user.verified !== undefined && <AddressState verified={user.verified} />}
            </Group>
          </Field>
          <Field label={t`Role`}>
            <UserRole role={user.role} />
          </Field>
        </>
      }
    >
      {isAdmin && <PersonPictures userId={user.userId} name={name} source={sources.pictures} />}
      <div className={classes["few"]}>
        <RelatedSection
          title={t`Kitchens`}
          source={sources.kitchens}
          none={t`No kitchens yet.`}
          whole={{ list: "kitchens", search: { chef: user.userId } }}
          keyOf={({ kitchenId }) => kitchenId}
        >
          {(kitchen) => <ReferenceName {...kitchenReference(kitchen)} />}
        </RelatedSection>
        <RelatedSection
          title={t`Tribes`}
          source={sources.tribes}
          none={t`No tribes yet.`}
          whole={{ list: "tribes", search: { member: user.userId } }}
          keyOf={({ tribeId }) => tribeId}
        >
          {(tribe) => {
            const tribeName = tribe.name;
            return (
              <>
                <ReferenceName {...tribeReference(tribe)} />
                <RemoveIcon
                  target={{ _tag: "Membership", id: user.userId, name, tribeId: tribe.tribeId, tribeName }}
                  label={t`Remove ${name} from ${tribeName}`}
                  refusal={refusal}
                >
                  <IconUserMinus size={16} stroke={1.5} aria-hidden />
                </RemoveIcon>
              </>
            );
          }}
        </RelatedSection>
        <RelatedSection
          title={t`Tribes they lead`}
          source={sources.led}
          none={t`No tribes yet.`}
          whole={{ list: "tribes", search: { leader: user.userId } }}
          keyOf={({ tribeId }) => tribeId}
        >
          {(tribe) => <ReferenceName {...tribeReference(tribe)} />}
        </RelatedSection>
        <RelatedSection
          title={t`Favorite kitchens`}
          source={sources.favorites}
          none={t`No favorites yet.`}
          whole={{ list: "favorites", search: { user: user.userId } }}
          keyOf={({ favoriteId }) => favoriteId}
        >
          {({ kitchen }) => <ReferenceName {...kitchenReference(kitchen)} />}
        </RelatedSection>
        <RelatedSection
          title={t`Blocked kitchens`}
          source={sources.blocks}
          none={t`No kitchens yet.`}
          whole={{ list: "blocks", search: { user: user.userId } }}
          keyOf={({ blockId }) => blockId}
        >
          {({ kitchen }) => kitchen && <ReferenceName {...kitchenReference(kitchen)} />}
        </RelatedSection>
        <DateSection source={sources.dates} own={{ resource: "users", id: user.userId }} />
      </div>
      <CommentSection source={sources.comments} own={{ resource: "users", id: user.userId }} />
      <ReportSection title={t`Reports they made`} source={sources.reports} own="users" />
      <LatestActivity source={sources.activity} kind="user" id={user.userId} />
      <LatestDeeds source={sources.deeds} id={user.userId} />
    </DetailPage>
  );
};
