import { useLingui } from "@lingui/react/macro";
import { Group, Text } from "@mantine/core";
import { type Kitchen, score } from "../../../domain/kitchen.ts";
import type { Activity } from "../../../domain/activity.ts";
import { latestBan } from "../../../domain/activity/why-banned.ts";
import type { KitchenSources } from "../../../machines/use-cases/records/read-kitchen.ts";
import { tribeReference, userReference } from "../../../domain/reference.ts";
import { LatestActivity } from "../activity/activity-view.tsx";
import { DateSection } from "../../parts/detail/DateSection.tsx";
import { DetailPage } from "../../parts/detail/DetailPage.tsx";
import type { DetailProps } from "../../parts/detail/RecordPage.tsx";
import { Field } from "../../parts/section/Fields.tsx";
import { CommentSection } from "../../parts/detail/CommentSection.tsx";
import { ReferenceName } from "../../parts/face/ReferenceName.tsx";
import { ChefName } from "./ChefName.tsx";
import { ReportSection } from "../../parts/detail/ReportSection.tsx";
import { RelatedSection } from "../../parts/detail/RelatedSection.tsx";
import { Votes } from "./Votes.tsx";
import { OwnText } from "../../parts/value/CutText.tsx";
import { SmallMoment } from "../../parts/time/Moment.tsx";
import { Awaited } from "../../parts/section/Section.tsx";
import { KitchenPictures } from "./KitchenPictures.tsx";
import { KitchenStatus, kitchensView } from "./kitchens-view.tsx";
import { Place } from "./Place.tsx";

interface FactsProps {
  readonly kitchen: Kitchen;
  readonly sources: KitchenSources;
}

/** Who banned it, when and why; a dash where its latest changes do not tell. */
const Ban = ({ ban }: { ban: Activity | undefined }) => {
  if (ban === undefined) return "—";
  const { reason = "", person, creationDate } = ban;
  return (
    <Group gap="xs">
      {person !== undefined && <ReferenceName {...userReference(person)} />}
      <SmallMoment at={creationDate} />
      {reason !== "" && <OwnText text={reason} most="TextTooLong" />}
    </Group>
  );
};

const Facts = ({ kitchen, sources }: FactsProps) => {
  const { t, i18n } = useLingui();
  const { userChef, tribe, capacity } = kitchen;
  return (
    <>
      {kitchen.banned && sources.activity && (
        <Field label={t`Banned by`}>
          <Awaited source={sources.activity} height={20}>
            {(latest) => <Ban ban={latest && latestBan(latest.items)} />}
          </Awaited>
        </Field>
      )}
      <Field label={t`Score`}>
        <Group gap="xs">
          <Text fw={600} style={{ fontVariantNumeric: "tabular-nums" }}>
            {i18n.number(score(kitchen))}
          </Text>
          <Votes kitchen={kitchen} />
        </Group>
      </Field>
      <Field label={t`Chef`}>{userChef === undefined ? "—" : <ChefName chef={userChef} />}</Field>
      <Field label={t`Tribe`}>
        {tribe === undefined ? "—" : <ReferenceName {...tribeReference(tribe)} />}
      </Field>
      <Field label={t`Location`}>
        <Place kitchen={kitchen} locations={sources.locations} />
      </Field>
      {capacity !== undefined && <Field label={t`Capacity`}>{i18n.number(capacity)}</Field>}
    </>
  );
};

export const KitchenDetail = ({ record: kitchen, sources }: DetailProps<Kitchen, KitchenSources>) => {
  const { t } = useLingui();
  const { kitchenId, description } = kitchen;
  return (
    <DetailPage
      view={kitchensView}
      record={kitchen}
      sources={sources}
      picture={kitchen.logo}
      state={<KitchenStatus kitchen={kitchen} />}
      facts={<Facts kitchen={kitchen} sources={sources} />}
    >
      {description !== undefined && (
        <Text className="console-prose">
          <OwnText text={description} most="TextTooLong" />
        </Text>
      )}
      <KitchenPictures source={sources.pictures} />
      <CommentSection source={sources.comments} own={{ resource: "kitchens", id: kitchenId }} />
      <ReportSection title={t`Reports`} source={sources.reports} own="kitchens" />
      <RelatedSection
        title={t`Favorites`}
        source={sources.favorites}
        none={t`No favorites yet.`}
        whole={{ list: "favorites", search: { kitchen: kitchenId } }}
        keyOf={({ favoriteId }) => favoriteId}
      >
        {({ profile }) => <ReferenceName {...userReference(profile)} />}
      </RelatedSection>
      <RelatedSection
        title={t`Votes`}
        source={sources.votes}
        none={t`No votes yet.`}
        keyOf={({ user }) => user.userId}
      >
        {({ user, positive }) => (
          <>
            <ReferenceName {...userReference(user)} />
            <Text size="sm" c="dimmed" component="span">
              {positive
                ? t({ message: "for", context: "a vote" })
                : t({ message: "against", context: "a vote" })}
            </Text>
          </>
        )}
      </RelatedSection>
      <DateSection source={sources.dates} own={{ resource: "kitchens", id: kitchenId }} />
      <LatestActivity source={sources.activity} kind="kitchen" id={kitchen.kitchenId} />
    </DetailPage>
  );
};
