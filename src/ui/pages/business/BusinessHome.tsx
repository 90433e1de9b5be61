import { Trans, useLingui } from "@lingui/react/macro";
import { Stack, Text } from "@mantine/core";
import type { BusinessLocation, BusinessProfile } from "../../../domain/business.ts";
import { type HeldTo, isOffered, LISTING } from "../../../domain/business/plan.ts";
import type { Records } from "../../../domain/records.ts";
import type { ConnectionRef, Read } from "../../../machines/app.ts";
import type { HomeFigures } from "../../../machines/use-cases/business-home.ts";
import type { OwnKitchen } from "../../../machines/use-cases/own-kitchens.ts";
import type { Subscription } from "../../../machines/use-cases/subscription.ts";
import { useUser } from "../../app-context.ts";
import { OwnText } from "../../parts/value/CutText.tsx";
import { EmptyNote } from "../../parts/feedback/EmptyNote.tsx";
import { Awaited, Section } from "../../parts/section/Section.tsx";
import { Moment } from "../../parts/time/Moment.tsx";
import { PageTitle } from "../../parts/page-title/PageTitle.tsx";
import { ComingCapabilities } from "./ComingCapabilities.tsx";
import { ConnectionCard } from "./ConnectionCard.tsx";
import grids from "../../parts/figures/grids.module.css";
import { Figures, FiguresComing } from "./Figures.tsx";
import { GUEST_VIEW_HEIGHT, LateGuestView } from "./LateGuestView.tsx";
import { KITCHENS_HEIGHT, LateBans, LateKitchens } from "./LateKitchens.tsx";
import { EditProfile } from "./EditProfile.tsx";
import { NextStep } from "./NextStep.tsx";
import { SubscriptionLine } from "./SubscriptionLine.tsx";
import { useConnection } from "./use-connection.ts";
import { useHeldTo } from "../../parts/business/use-held-to.ts";

/** What the business home reads; each by itself, so that one that fails leaves the others. */
export interface BusinessSources {
  readonly profile: Promise<Read<BusinessProfile | undefined>>;
  readonly figures: Promise<Read<HomeFigures | undefined>>;
  readonly locations: Promise<Read<Records<BusinessLocation>>>;
  readonly kitchens: Promise<Read<ReadonlyArray<OwnKitchen>>>;
  readonly subscription: Promise<Read<Subscription>>;
  readonly heldTo: Promise<Read<HeldTo>>;
}

interface BusinessHomeProps {
  readonly connection: ConnectionRef;
  readonly sources: BusinessSources;
  readonly onChange: () => void;
}

const Locations = ({
  locations,
  heldTo,
  isConnected,
}: Pick<BusinessSources, "heldTo"> & {
  locations: ReadonlyArray<BusinessLocation>;
  isConnected: boolean;
}) => {
  const { t } = useLingui();
  const isListed = isOffered(useHeldTo(heldTo), LISTING);
  if (locations.length === 0)
    return (
      <EmptyNote>
        {isListed
          ? isConnected
            ? t`None synced yet. They come from your Google listing: now sync.`
            : t`None synced yet. They come from your Google listing: connect it, then sync.`
          : t`Locations come with the Google listing, which your plan does not include.`}
      </EmptyNote>
    );
  return (
    <Stack component="ul" gap="sm" className="console-list">
      {locations.map(({ locationId, name, address, syncedAt }) => (
        <li key={locationId}>
          <Text fw={500}>
            <OwnText text={name} most="NameTooLong" />
          </Text>
          {address !== undefined && (
            <Text size="sm" c="dimmed">
              <OwnText text={address} most="TextTooLong" />
            </Text>
          )}
          <Text size="xs" c="dimmed">
            {syncedAt === undefined ? (
              t`Not synced yet`
            ) : (
              <Trans>
                Synced <Moment at={syncedAt} />
              </Trans>
            )}
          </Text>
        </li>
      ))}
    </Stack>
  );
};

/** A chef's first page: how the business does, what is connected, and what to do next. */
export const BusinessHome = ({ connection, sources, onChange }: BusinessHomeProps) => {
  const { t } = useLingui();
  const user = useUser();
  const view = useConnection(connection, onChange);
  const readAgain = (): void => {
    view.tryAgain();
    onChange();
  };
  return (
    <Stack gap="lg">
      <div>
        <PageTitle title={t`Business dashboard`} />
        <Text c="dimmed">
          <Trans>
            Welcome, <bdi>{user.displayName}</bdi>
          </Trans>
        </Text>
      </div>
      <LateBans kitchens={sources.kitchens} />
      <Awaited source={sources.figures} fallback={<FiguresComing />} onRetry={readAgain}>
        {(figures) => <Figures figures={figures} />}
      </Awaited>
      <NextStep {...sources} connection={view.status} />
      <Section title={t`Your kitchens`}>
        <Awaited source={sources.kitchens} height={KITCHENS_HEIGHT} onRetry={readAgain}>
          {(kitchens) => <LateKitchens kitchens={kitchens} />}
        </Awaited>
      </Section>
      <ConnectionCard view={view} {...sources} onRetry={readAgain} />
      <SubscriptionLine source={sources.subscription} onRetry={readAgain} />
      <div className={grids["halves"]}>
        <Section title={t`Locations`}>
          <Awaited source={sources.locations} height={120} onRetry={readAgain}>
            {({ items }) => (
              <Locations
                locations={items}
                heldTo={sources.heldTo}
                isConnected={view.status === "connected"}
              />
            )}
          </Awaited>
        </Section>
        <Section title={t`Business profile`} action={<EditProfile />}>
          <Awaited source={sources.profile} height={GUEST_VIEW_HEIGHT} onRetry={readAgain}>
            {(profile) => <LateGuestView profile={profile} />}
          </Awaited>
        </Section>
      </div>
      <Section title={t`Coming to your business`}>
        <ComingCapabilities />
      </Section>
    </Stack>
  );
};
